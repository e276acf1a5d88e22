import { at, copies, each, fill, line, oval } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { shade, shining, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { plaza } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { oak } from '../../kit/trees.ts';
import { dice } from '../../poster.ts';

const BRICK = '#b4553f';
const roll = dice(12);
const bricks = Array.from({ length: 46 }, (_, index) => `M${130 + Math.round((roll() * 440) / 22) * 22 + (index % 2) * 4} ${60 + Math.round(roll() * 34) * 12}h18v9h-18Z`);
const courses = Array.from({ length: 34 }, (_, row) => `M118 ${58 + row * 12}H600`).join('');

/** The front: old brick under a corbeled cornice, three arched windows, and a stone course. */
const front = `${fill(BRICK, 'M118 52H600V470H118Z')}${fill(tint(BRICK, 0.2), bricks.slice(0, 24).join(''))}${fill(shade(BRICK, 0.18), bricks.slice(24).join(''))}<path d="${courses}" stroke="${shade(BRICK, 0.22)}" stroke-width="1.4" opacity=".55"/>${fill('#e6cfa6', 'M110 34H608V50H110ZM118 168H600V177H118ZM118 446H600V470H118Z')}${fill(shade(BRICK, 0.25), 'M118 50H600V56H118Z')}${fill(shade('#e6cfa6', 0.25), 'M118 464H600V470H118Z')}<path d="M128 63H596" stroke="${tint(BRICK, 0.25)}" stroke-width="8" stroke-dasharray="9 9"/>`;
const upstairs = each(`${fill(tint(BRICK, 0.3), 'M-33 44V0a33 32 0 0 1 66 0V44Z')}${fill('#e6cfa6', 'M-25 44V0a25 25 0 0 1 50 0V44ZM-36 42H36V50H-36Z')}${fill('#4f6a80', 'M-20 42V0a20 20 0 0 1 40 0V42Z')}${fill('#a9c9d2', 'M-20 20V0a20 20 0 0 1 30-17Z')}${line('#e6cfa6', 3, 'M0-20V42M-20 10H20')}`, [194, 110, 1], [300, 110, 1], [418, 110, 1], [532, 110, 1]);

/** The side street's face of the corner, in shade. */
const side = `${fill(shade(BRICK, 0.36), 'M600 42 724 74V458L600 470Z')}${fill(shade('#e6cfa6', 0.3), 'M600 34 730 70V82L600 50ZM600 168 724 178V185L600 177ZM600 446 724 438V458L600 470Z')}${fill('#3f4f66', 'M630 246 660 248V404L630 408ZM680 249 706 250V398L680 402ZM630 102 656 107V148L630 146ZM680 112 702 116V152L680 150Z')}${line(shade('#e6cfa6', 0.2), 3, 'M645 247V406M693 250V400M630 320 660 319M680 320 706 319')}`;

/** The window: two shelves of loaves, and trays of kolaches in front, in the light of the shop. */
const ROUND = 'M-27 0C-31-20-16-31 0-31S31-20 27 0Z';
const LONG = 'M-36 0C-42-10-38-22-26-23H26C38-22 42-10 36 0Z';
const rounds = [[318, 284, 0.82], [363, 284, 0.9], [409, 284, 0.82], [463, 284, 0.86], [509, 284, 0.9], [554, 284, 0.8]] as const;
const longs = [[327, 344, 0.86], [398, 344, 0.9], [473, 344, 0.88], [543, 344, 0.86]] as const;
const buns = Array.from({ length: 12 }, (_, index) => [312 + index * 22.5, 398 - (index % 2) * 12, 1] as const);
const CRUST = '#b8702f';
const goods = [
  fill('#8a5a34', 'M292 284H578V291H292ZM292 344H578V351H292Z') + fill('#e9dcc0', 'M296 398H574V408H296Z'),
  fill(CRUST, copies(ROUND, ...rounds) + copies(LONG, ...longs)) + fill('#dd9f52', copies('M-25-4C-27-20-14-28 0-28 10-28 18-24 22-16 10-22-14-20-25-4Z', ...rounds) + copies('M-35-4C-38-12-34-20-26-20H24C32-20 36-16 37-10 20-16-20-14-35-4Z', ...longs)),
  line('#f6dba0', 3, copies('M-12-26-4-12M-1-29 6-14M10-27 15-15', ...rounds) + copies('M-22-20-14-8M-6-20 2-8M10-20 18-8', ...longs)),
  fill('#d9974a', copies('M-12 0C-14-11-7-14 0-14S14-11 12 0Z', ...buns)) + ['#a8283a', '#5a2f6a', '#f2b83a'].map((color, index) => fill(color, copies('M-6-9C-4-14 4-14 6-9 3-6-3-6-6-9Z', ...buns.filter((_, place) => place % 3 === index)))).join(''),
].join('');
const glare = '<path d="M292 220H340L292 300ZM420 220H450L340 412H310Z" fill="#FFFFFF" opacity=".2"/>';
const shopWindow = fill('#3f5f4c', 'M284 212H586V424H284Z') + shining(fill('#f6cf86', 'M292 220H578V412H292Z') + fill('#ffe6ae', 'M292 220H578V250H292Z')) + goods + glare + fill('#3f5f4c', 'M433 220H439V412H433Z') + fill('#6f8f78', 'M284 212H586V216H284ZM278 416H592V426H278Z');
const stripes = Array.from({ length: 8 }, (_, index) => `M${282 + index * 40} 186h20l-2 38h-24Z`).join('');
const awning = fill('#f6e8cc', 'M278 186H592L600 224H266Z') + fill('#b8443f', stripes) + fill('#8a5a4a', 'M266 224H600V229H266Z');
const door = fill('#e6cfa6', 'M158 232H262V470H158Z') + fill('#3a2a2c', 'M168 242H252V470H168Z') + shining(fill('#e8b46a', 'M168 278H252V470H168Z') + fill('#ffdf9c', 'M168 242H252V270H168Z')) + fill('#8a5a38', 'M168 400H252V470H168Z') + fill('#3f5f4c', 'M168 242 192 252V462L168 470Z') + fill('#b9d0cc', 'M173 264 187 269V382L173 384Z') + fill('#cbb894', 'M150 466H270V478H150Z');
const pretzel = line('#3a3038', 4, 'M118 212H66M118 236 84 212M78 212V226') + line('#a8652c', 8, 'M78 274C44 268 42 232 62 232 80 234 88 258 98 268M78 274C112 268 114 232 94 232 76 234 68 258 58 268') + line('#e8ab58', 3, 'M54 254C48 240 56 232 64 234M102 254C108 240 100 232 92 234');

/** A strudel 26 inches long on its paper, carried on both arms: for a person of people.ts. */
const strudel = line('#a8714e', 5.5, 'M16-58 37-55') + fill('#fbf5e6', 'M-3-61 48-65 51-58 46-54 40-56 30-52 18-54 8-51-2-54Z') + fill('#d9cdb8', 'M8-51-2-54-3-61 6-61ZM30-52 40-56 46-54 50-60Z') + line('#a8714e', 3, 'M35-57.500 36-54M38.500-58 39.500-55') + fill('#b06a2c', 'M-4-61.500-3-67Q-1-69 3-69L45-72.500Q49-72.500 49.500-70L50-65.500Z') + fill('#e2ac5c', 'M-3-66.500Q-1-69 3-69L45-72.500Q49-72.500 49.500-70L46-68.500 0-65Z') + line('#8a4a22', 1.3, copies('M0-3.500 2.500 0 0 3', ...Array.from({ length: 9 }, (_, index) => [1 + index * 5, -65.2 - index * 0.42, 1] as const))) + line('#fffaf0', 1.6, copies('M0-1.800 1.200 0', ...Array.from({ length: 9 }, (_, index) => [4 + index * 5, -67 - index * 0.42, 1] as const)));
const table = fill('#5a3f3a', 'M-3-52H3V-4H-3ZM-22 0-2-10H2L22 0 18 3 0-4-18 3Z') + oval('#8a5a3c', 0, -52, 44, 9) + oval('#d9a870', 0, -55, 44, 9) + fill('#fffaf0', 'M-22-72H-8L-10-57H-20ZM6-58H32L28-55H10Z') + fill('#d9974a', 'M10-58C10-66 28-66 28-58Z');
const chair = line('#3f5f4c', 5, 'M-16 0-14-36M16 0 12-36M-14-36-19-84M-17-70H-2M-18-80H-4M2-36-3-84') + fill('#5f8f70', 'M-18-40H16V-33H-18Z');
const cast = (x: number, y: number, reach: number) => `<ellipse cx="${x + reach * 0.45}" cy="${y}" rx="${reach}" ry="${Math.round(reach / 7)}" fill="#241f3a" opacity=".28"/>`;

/** Morning on the plaza of New Braunfels: a strudel leaves the old corner bakery. */
export const scene = litScene(
  { name: 'naegelins-bakery', hour: 'morning', sky: 'morning clear' },
  storefronts(-70, 110, 452, { seed: 2, height: 120 }) + storefronts(716, 860, 452, { seed: 5, height: 120 }) + oak(30, 462, 1.05, LEAVES.summer),
  plaza('#d8c4a2', 452) + fill('#8a7868', 'M600 470 724 458 800 470V500L640 494Z') + side + front + upstairs + shopWindow + awning + door + pretzel,
  [[276, 580, 60], [500, 578, 56], [672, 568, 54], [616, 572, 24], [730, 572, 24], [88, 560, 54], [32, 564, 24], [144, 564, 24]].map(([x = 0, y = 0, reach = 0]) => cast(x, y, reach)).join(''),
  each(at(-58, 0, 1.12, chair) + at(58, 0, 1.12, chair, -1.12) + at(0, 0, 1.12, table), [672, 568, 1], [88, 560, -0.96]),
  person(500, 578, -222, { pose: 'stand', top: '#3f6a9c', bottom: '#5a5040', short: true, hat: 'cowboy', beard: '#d9d3cf', hair: '#d9d3cf' }),
  person(276, 580, 232, { pose: 'hold', top: '#2f7f76', skirt: '#f2c25a', hairdo: 'long', hair: '#6a3a26', short: true, holds: strudel }),
);
