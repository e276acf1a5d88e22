import { at, line } from '../../kit/at.ts';
import { lamplit, shining } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { lawn } from '../../kit/land.ts';
import { austinSkyline } from '../../kit/landmarks.ts';
import { bulbs, halo, star } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { belt } from '../../kit/trees.ts';

const COLORS = ['#ff6a5a', '#ffc04a', '#6fe08f', '#5fb8ff', '#c98aff'];
const [TOP, FOOT, STRINGS, BANDS] = [64, 486, 19, 9];

/** A point of a string: `turn` from -1 at the left edge of the tree to 1 at its right, `down` from 0 at the tower's top to 1. */
const point = (turn: number, down: number) => `${Math.round(400 + turn * (14 + 316 * down))} ${Math.round(TOP + (FOOT - TOP) * down - 26 * (1 - turn * turn) * down)}`;
/** The parts of all strings that are of one color: bands that wind around the tree. */
const band = (color: number) => Array.from({ length: STRINGS * BANDS }, (_, index) => [index % STRINGS, Math.floor(index / STRINGS)] as const)
  .filter(([string, level]) => (level + Math.floor(string / 2.4)) % COLORS.length === color)
  .map(([string, level]) => {
    const turn = Math.sin((string / (STRINGS - 1) - 0.5) * Math.PI);
    const slant = (string % 2.4) / 2.4 / BANDS;
    return `M${point(turn, Math.max(0, (level - slant) / BANDS))}L${point(turn, Math.min(1, (level + 0.86) / BANDS))}`;
  }).join('');
const mast = line('#6a6f8c', 4, 'M392 486V60M408 486V60M392 80 408 110 392 140 408 170 392 200 408 230 392 260 408 290 392 320 408 350 392 380 408 410 392 440 408 470');

export const scene = eventScene(
  { name: 'zilker-holiday-tree', town: 'Austin', season: 'winter', hour: 'night', sky: 'night stars', subject: 'a tree of colored bulbs hung from a moonlight tower, people inside who look up and turn' },
  at(482, 256, 0.46, shining(austinSkyline(400, '#4f5fa8', '#ffe9a8'))) + belt(458, '#5a7a6a', 16, 5),
  lawn('#5f7f62', 446) + at(400, 530, 0.22, halo(0, 0, 400, '#ffd9a0', 0.7, 'ring'), 1),
  halo(400, 330, 360, '#ffcf9a', 0.5),
  mast + COLORS.map((color, index) => bulbs(band(index), color, 7, 13)).join(''),
  shining(star(400, 44, 36, '#fff3c4')),
  lamplit(person(238, 574, 150, { pose: 'lift', lean: -14, top: '#3f6a9c', bottom: '#3a3050', hat: 'cap', hatColor: '#c2453f' })
    + person(330, 552, 88, { pose: 'out', lean: -8, child: true, top: '#e0a63f', bottom: '#3a3050', hairdo: 'long' })
    + person(448, 570, 138, { pose: 'out', lean: -12, top: '#a8434a', skirt: '#5a3a6a', hairdo: 'long' })
    + person(538, 552, -76, { pose: 'cheer', lean: -8, child: true, top: '#c2453f', bottom: '#3a3050', hat: 'santa', hatColor: '#c2453f' })
    + person(592, 572, -148, { pose: 'walk', lean: -12, top: '#5f9a7a', bottom: '#3a3050', hair: '#8f8480' })),
);
