// Turns the states of the us-atlas (US Census Bureau, public domain) into the path strings the
// board of 1960 draws. Run `npm run maps` after changing a scale or a region.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoPath, geoTransform } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { short } from './short.mjs';

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('us-atlas/states-albers-10m.json'), 'utf8'));
const table = readFileSync(
  new URL('../../src/detente/games/nineteen_sixty/data/states.csv', import.meta.url),
  'utf8',
);
const region = new Map(
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','))
    .map(([state, where]) => [state, where]),
);

// the two-digit codes of the Census Bureau
const CODES =
  '01al 02ak 04az 05ar 06ca 08co 09ct 10de 11dc 12fl 13ga 15hi 16id 17il 18in 19ia 20ks 21ky 22la ' +
  '23me 24md 25ma 26mi 27mn 28ms 29mo 30mt 31ne 32nv 33nh 34nj 35nm 36ny 37nc 38nd 39oh 40ok 41or ' +
  '42pa 44ri 45sc 46sd 47tn 48tx 49ut 50vt 51va 53wa 54wv 55wi 56wy';
const name = new Map(CODES.split(' ').map((code) => [code.slice(0, 2), code.slice(2)]));

// already projected; the canvas of the board is 1600 × 1000
const canvas = geoPath(
  geoTransform({
    point(x, y) {
      this.stream.point(x * 1.335 + 14, y * 1.335 + 132);
    },
  }),
);
const states = atlas.objects.states;
const draw = (shape) => short(canvas(shape), { apart: 1.1 });
const of = (shape) => name.get(shape.id);

const paths = {};
for (const shape of feature(atlas, states).features) {
  if (name.has(shape.id)) paths[of(shape)] = draw(shape);
}
const { dc, ...shapes } = paths;
writeFileSync(
  new URL('../../src/detente/games/nineteen_sixty/data/map.json', import.meta.url),
  JSON.stringify({
    shapes,
    dc,
    borders: draw(mesh(atlas, states, (a, b) => a !== b)),
    coast: draw(mesh(atlas, states, (a, b) => a === b)),
    regions: draw(
      mesh(atlas, states, (a, b) => {
        const [one, two] = [region.get(of(a)), region.get(of(b))];
        return one && two && one !== two;
      }),
    ),
  }) + '\n',
);
