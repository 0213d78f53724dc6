// Turns Natural Earth (public domain, by way of world-atlas) into the path strings the page draws.
// Run `npm run maps` after changing a projection; the results are kept beside the drawings.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  geoCircle,
  geoGraticule,
  geoGraticule10,
  geoMercator,
  geoOrthographic,
  geoPath,
} from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { short } from './short.mjs';

const require = createRequire(import.meta.url);
const atlas = (name) =>
  JSON.parse(readFileSync(require.resolve(`world-atlas/${name}.json`), 'utf8'));

const write = (file, data) =>
  writeFileSync(new URL(`../src/${file}`, import.meta.url), JSON.stringify(data) + '\n');

const coarse = atlas('land-110m');
const fine = atlas('land-50m');
const countries = atlas('countries-110m');

// the situation map of 13 Jours: canvas and frame as its board draws them
const frame = { x: 12, y: 88, w: 864, h: 432 };
const situation = geoPath(
  geoMercator()
    .scale(313)
    .translate([602, 493])
    .clipExtent([
      [frame.x, frame.y],
      [frame.x + frame.w, frame.y + frame.h],
    ])
    .precision(0.6),
);
write('../../src/detente/games/thirteen_days/data/map.json', {
  land: short(situation(feature(fine, fine.objects.land))),
  borders: short(situation(mesh(countries, countries.objects.countries, (a, b) => a !== b))),
  graticule: short(
    situation(
      geoGraticule()
        .step([10, 10])
        .extent([
          [-130, 0],
          [80, 80],
        ])(),
    ),
  ),
  quarantine: short(situation(geoCircle().center([-74.5, 20.3]).radius(9.2)())),
});

// the globe on the poster of Twilight Struggle
const globe = geoPath(
  geoOrthographic().rotate([40, -38]).scale(112).translate([150, 182]).clipAngle(90).precision(0.5),
);
write('games/twilight_struggle/globe.json', {
  land: short(globe(feature(coarse, coarse.objects.land))),
  graticule: short(globe(geoGraticule10())),
});
