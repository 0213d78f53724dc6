// The faint world under the boxes of Twilight Struggle: Natural Earth (public domain, by way of world-atlas), bent so
// that every country lies under its box. Run `npm run maps` after moving a box; the result is kept beside the board.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import { short } from './short.mjs';
import { spline } from './spline.mjs';

const read = (url) => JSON.parse(readFileSync(url, 'utf8'));
const board = new URL('../../src/detente/games/twilight_struggle/data/', import.meta.url);
const atlas = read(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'));
const boxes = read(new URL('board.json', board)).board;
// where countries really lie, what else holds the map in place ([longitude, latitude, x, y]), which land has which hue
const { places, anchors, lands, left_out } = read(new URL('world.json', import.meta.url));

const SMOOTH = 0.02; // the least that folds nothing inside the frame
const STEP = 1.5; // degrees between points of a straight border, which is straight no more
const APART = 3; // points nearer than this cannot be seen apart
const PARTS = 2; // of a unit: enough for a backdrop
const SPECK = 14; // islands smaller than this are left out

const radians = (degrees) => (degrees * Math.PI) / 180;
const miller = (latitude) =>
  1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * radians(Math.max(-80, Math.min(83, latitude)))));
const flat = ([longitude, latitude]) => [longitude / 60, (-miller(latitude) * 57.3) / 60];

const bent = spline(
  [
    ...Object.entries(places).map(([id, at]) => ({ from: flat(at), to: boxes[id], slack: 1 })),
    ...anchors.map(([x, y, ...to]) => ({ from: flat([x, y]), to, slack: 1.5 })),
  ],
  SMOOTH,
);
const drawn = (point) => bent(flat(point));

function line(points) {
  const dense = points.flatMap((a, i) => {
    const b = points[i + 1];
    if (!b || Math.abs(a[0] - b[0]) >= 170) return [a];
    const parts = 1 + Math.floor(Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) / STEP);
    return Array.from({ length: parts }, (_, n) =>
      a.map((from, axis) => from + ((b[axis] - from) * n) / parts),
    );
  });
  const thin = [];
  for (const point of dense.map(drawn)) {
    const last = thin.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= APART) thin.push(point);
  }
  return thin;
}

const inside = (points) => points.some(([x, y]) => x > -80 && x < 1880 && y > 0 && y < 1100);
const area = (points) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;
const compact = (path) => short(path, { apart: APART, parts: PARTS });
const path = (points) => 'M' + points.map((point) => point.join(',')).join('L');

// Siberia reaches over the date line: what lies beyond is drawn where it belongs
const eastward = ([longitude, latitude]) => [
  longitude < -100 ? longitude + 360 : longitude,
  latitude,
];

function land(hue, countries) {
  let out = '';
  for (const polygon of merge(atlas, countries).coordinates) {
    const rings = hue === 'ussr' ? polygon.map((ring) => ring.map(eastward)) : polygon;
    const antarctic = rings[0].every(([, latitude]) => latitude < -56);
    if (antarctic || rings[0].every(([longitude]) => longitude < -168)) continue;
    for (const points of rings.map(line))
      if (points.length >= 4 && area(points) >= SPECK && inside(points)) out += path(points) + 'Z';
  }
  return compact(out);
}

const named = new Map(Object.entries(lands).flatMap(([hue, names]) => names.map((n) => [n, hue])));
const hueOf = ({ properties: { name } }) =>
  left_out.includes(name) ? null : (named.get(name) ?? 'africa');
const all = atlas.objects.countries;
const range = (from, to, step) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);

const map = Object.fromEntries(
  [...Object.keys(lands), 'africa'].map((hue) => [
    hue,
    land(
      hue,
      all.geometries.filter((country) => hueOf(country) === hue),
    ),
  ]),
);
map.borders = compact(
  mesh(atlas, all, (a, b) => a !== b && !(hueOf(a) === 'ussr' && hueOf(b) === 'ussr'))
    .coordinates.map(line)
    .filter((points) => points.length > 1 && inside(points))
    .map(path)
    .join(''),
);
map.graticule = compact(
  [
    ...range(-40, 60, 20).map((y) => range(-170, 175, 4).map((x) => drawn([x, y]))),
    ...range(-160, 160, 20).map((x) => range(-52, 74, 3).map((y) => drawn([x, y]))),
  ]
    .map(path)
    .join(''),
);
writeFileSync(new URL('map.json', board), JSON.stringify(map) + '\n');
