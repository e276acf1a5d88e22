import { type Box, boxAround } from './place-labels.ts';
import { project } from './projection.ts';

const LETTER_HEIGHT = 15;

/** Names on the map: kind, text, longitude, latitude, rotation in degrees. */
export const names = [
  ['water', 'Colorado River', -97.605, 30.125, 9],
  ['water', 'Llano River', -99.3, 30.665, -2],
  ['water', 'Pedernales River', -99.02, 30.2, -6],
  ['water', 'Blanco River', -98.56, 30.115, 0],
  ['water', 'Guadalupe River', -98.56, 29.838, -3],
  ['water', 'San Marcos River', -97.71, 29.735, 42],
  ['water', 'Medina River', -99.17, 29.8, 24],
  ['water', 'Sabinal', -99.5, 29.5, 78],
  ['water', 'Frio', -99.69, 29.5, 72],
  ['water', 'Lake Buchanan', -98.25, 30.86, 0],
  ['water', 'Lake Travis', -97.9, 30.485, 0],
  ['water', 'Canyon Lake', -98.13, 29.91, 0],
  ['height', 'Enchanted Rock', -98.82, 30.47, 0],
  ['height', 'Lost Maples', -99.556, 29.778, 0],
  ['height', 'Balcones Escarpment', -99.22, 29.395, 2],
  ['city', 'San Antonio', -98.235, 29.385, 0],
] as const;

/** Highway shields: sign, number, longitude, latitude. */
export const shields = [
  ['interstate', '10', -99.43, 30.265],
  ['interstate', '10', -98.595, 29.585],
  ['interstate', '10', -97.53, 29.664],
  ['interstate', '35', -97.645, 30.73],
  ['interstate', '35', -98.34, 29.525],
  ['us', '290', -99.14, 30.295],
  ['us', '290', -98.27, 30.197],
  ['us', '281', -98.31, 30.51],
  ['us', '281', -98.415, 29.96],
  ['rr', '12', -98.118, 30.1],
] as const;

/** Motifs: drawing, longitude and latitude of its foot, scale. */
export const motifs = [
  ['dome', -98.819, 30.508, 1],
  ['bluebonnets', -98.44, 30.44, 1],
  ['bluebonnets', -98.68, 30.39, 0.85],
  ['vines', -98.575, 30.32, 1],
  ['peach', -98.655, 30.265, 0.95],
  ['cypress', -98.58, 29.93, 1],
  ['cypress', -98.53, 29.915, 0.75],
  ['cypress', -99.79, 29.47, 0.95],
  ['maple', -99.571, 29.808, 1],
  ['stars', -97.945, 30.27, 0.9],
  ['boat', -98.045, 30.46, 0.9],
  ['tube', -98.17, 29.8, 0.85],
  ['hat', -99.16, 29.64, 0.95],
  ['capitol', -97.58, 30.38, 1],
  ['guitar', -98.83, 30.1, 0.85],
] as const;

/** What town names should avoid, in units of the drawing. */
export const obstacles: Box[] = [
  ...names.flatMap(letterBoxes),
  ...shields.map(([, , longitude, latitude]) => boxAround(project(longitude, latitude), 13)),
  ...motifs.map(([, longitude, latitude, scale]) => {
    const { x, y } = project(longitude, latitude);
    return boxAround({ x, y: y - 20 * scale }, 23 * scale, 20 * scale);
  }),
];

/** Approximates a rotated name by boxes along its baseline; a letter is half as wide as tall. */
function letterBoxes([, text, longitude, latitude, turn]: (typeof names)[number]): Box[] {
  const { x, y } = project(longitude, latitude);
  const angle = (turn * Math.PI) / 180;
  const pairs = Math.ceil(text.length / 2);
  return Array.from({ length: pairs }, (_, index) => {
    const along = (index - (pairs - 1) / 2) * LETTER_HEIGHT;
    return boxAround(
      { x: x + along * Math.cos(angle), y: y + along * Math.sin(angle) - LETTER_HEIGHT / 3 },
      LETTER_HEIGHT / 2,
    );
  });
}
