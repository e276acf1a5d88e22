import { bluebonnet } from '../../flowers.ts';
import { at, copies, disc, discs, each, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { cedar, oak } from '../../kit/trees.ts';

const LEATHER = 'M-72-300Q-30-294-5-262 22-294 62-300C58-230 50-170 62-124 92-100 152-94 186-54 192-44 192-32 188-22H90C50-22 30-36-14-36H-68C-56-110-62-200-72-300Z';
const SOLE = 'M-69-40H-14C30-40 50-26 90-26H190Q192-16 184-10H92C50-10 34-20-13-24L-19 0H-62Z';

/** Light from behind the boot, and from before its toe. */
const SUNNY_BACK = '<path d="M62-310C58-230 30-190 40-120 60-80 130-70 200-60V0H-20C40-60 20-110 10-150 10-200 34-250 40-310Z" fill="#1f1a3c" opacity=".16"/><path d="M-72-310H-52C-44-200-40-120-54-30H-80Z" fill="#fff6dc" opacity=".3"/>';
const SUNNY_TOE = '<path d="M-72-310H-40C-30-220-26-140-34-30H-80Z" fill="#1f1a3c" opacity=".16"/><path d="M62-310C58-230 50-170 62-124 92-100 152-94 190-50L160-58C120-84 70-86 46-114 38-180 44-240 48-310Z" fill="#fff6dc" opacity=".4"/>';
/** A boot of fiberglass, 300 tall, its toe to the right, on its concrete pad; `art` is what its artist painted on it. */
const boot = (ground: string, edge: string, light: string, art: string) =>
  fill('#cfc6b4', 'M-92-6H204L216 12H-104Z') + fill('#a79d8e', 'M-104 12H216V20H-104Z') + fill(shade(edge, 0.55), SOLE) +
  `<g clip-path="url(#leather)">${fill(ground, 'M-90-310H200V0H-90Z')}${art}${light}</g>` +
  line(edge, 9, 'M-72-300Q-30-294-5-262 22-294 62-300M-5-262V-216M-65-39H-14C30-39 50-25 90-25H187');

const meadow = fill('#8fb653', 'M-90-70C-30-90 40-70 90-60 130-60 160-50 200-40V0H-90Z') + each(bluebonnet.map(([color, petals]) => fill(color, petals)).join(''), [-38, -34, 2.7], [42, -34, 2.9], [2, -38, 3.7], [84, -20, 1.7], [120, -18, 1.5], [154, -20, 1.1]);

const sunset = fill('#f08a4a', 'M-90-246Q0-226 80-246V0H-90Z') + fill('#f7b45a', 'M-90-204Q0-186 80-204V0H-90Z') + disc('#fff0b0', 0, -150, 34) + fill('#8a4f86', 'M-90-138C-60-168-30-146-4-138 20-160 50-150 200-110V0H-90Z') + fill('#5a3a78', 'M-90-104C-40-126 0-90 50-106 100-104 150-90 210-50V0H-90Z') + fill('#35295c', 'M-90-60C-40-84 40-60 90-64 130-70 160-60 210-40V0H-90Z') + line('#f7c76a', 7, 'M190-32C150-44 120-58 84-52 50-44 30-64 4-78-8-88 0-96 10-102');

const FISH = 'M-46 0C-26-30 16-30 34-8L62-26C58-8 58 8 62 26L34 8C16 30-26 30-46 0Z';
const STRIPES = 'M-16-20C-6-10-6 10-16 20L-4 23C6 12 6-12-4-23ZM34-8 62-26C58-8 58 8 62 26L34 8Z';
const river = fill('#3fa3a8', 'M-90-236Q-70-250-50-236T-10-236 30-236 70-236L200-110V0H-90Z') + fill('#2a7f92', 'M-90-90Q-66-106-44-90T0-90 44-90 88-90 132-90 176-90 220-90V0H-90Z') + fill('#f5b23f', copies(FISH, [-6, -168, 0.92, 62], [112, -56, 0.62, 188])) + fill('#d9582f', copies(STRIPES, [-6, -168, 0.92, 62], [112, -56, 0.62, 188])) + discs('#fdf6e0', [-25, -194, 6], [128, -57, 4], [-42, -214, 6], [30, -206, 5], [44, -106, 5], [30, -130, 4]) + discs('#20242c', [-25, -194, 3], [128, -57, 2]);

const BLOCKS = [206, 232, 258, 284, 310, 336, 362, 388, 414].map((y, row) => `M0 ${y}H352${[0, 1, 2, 3, 4, 5, 6].map((column) => `M${column * 54 + (row % 2) * 26} ${y}v26`).join('')}`).join('');
/** The limestone store behind its porch. */
const store = fill('#e6d3aa', 'M0 196H352V446H0Z') + line('#cdb78c', 2, BLOCKS) + fill('#f3e6c6', 'M0 182H362V198H0Z') + fill('#5f7488', 'M22 318H92V404H22ZM262 318H326V404H262Z') + line('#f6ecd4', 5, 'M22 318H92V404H22ZM262 318H326V404H262ZM57 318V404M294 318V404') + fill('#8a4638', 'M132 316H196V446H132Z') + fill('#7f4030', 'M142 326H186V372H142Z') + fill('#7d8c90', 'M0 276H352L374 300H0Z') + fill(tint('#7d8c90', 0.45), 'M0 276H352L356 281H0Z') + line('#66747a', 2, 'M40 278V298M90 278V298M140 278 142 298M190 278 194 298M240 278 247 298M290 278 299 298M330 278 345 298') + fill('#6f5142', 'M4 300h10V452H4ZM108 300h9V452h-9ZM228 300h9V452h-9ZM346 300h10V452h-10Z') + fill('#a98560', 'M0 446H378V460H0Z');

/** The town's map, held open. */
const map = fill('#fbf3dc', 'M14-74 25-70 37-75V-53L25-48 14-52Z') + fill('#e3d6b4', 'M25-70 37-75V-53L25-48Z') + line('#c2453f', 1.4, 'M17-66 21-62M29-66 33-63M18-56 22-57M29-56 34-58') + line('#4a8fa8', 1, 'M15-61Q24-58 36-66');

/** Three of the painted boots of Wimberley on a morning, and a mother and child who count them. */
export const scene = litScene(
  { name: 'painted-boots', hour: 'morning', sky: 'morning clear' },
  `<clipPath id="leather"><path d="${LEATHER}"/></clipPath>${hills('morning clear', 352, 21)}${each(cedar(0, 0, 1, '#6d9150'), [372, 424, 0.8], [412, 420, 0.62], [452, 424, 0.9], [498, 422, 0.66], [540, 426, 0.8])}`,
  lawn('#97b05c', 412, 8) + at(0, -26, 1, store) + fill('#e2d0aa', 'M0 444C240 430 520 440 800 490V600H0Z') + fill(tint('#e2d0aa', 0.4), 'M0 444C240 430 520 440 800 490V496C520 450 240 440 0 456Z') + fill(shade('#e2d0aa', 0.12), 'M0 574C160 556 300 590 460 582 600 574 700 562 800 570V600H0Z'),
  oak(640, 456, 2.05, '#557f42'),
  shadow(206, 516, 130) + at(170, 506, 0.76, boot('#f7e7b8', '#3f4fa8', SUNNY_TOE, meadow), -0.76),
  shadow(672, 548, 130) + at(614, 538, 0.8, boot('#bfe3d4', '#d9582f', SUNNY_BACK, river)),
  shadow(390, 566, 170) + at(304, 554, 1.05, boot('#dd5f58', '#6a3a78', SUNNY_BACK, sunset)),
  shadow(546, 574, 70) + person(552, 570, 150, { pose: 'point', child: true, top: '#f2c25a', bottom: '#3f5f8c', short: true, hair: '#4a2c22' }) + person(500, 572, -236, { pose: 'hold', top: '#e8d9f0', skirt: '#3f7f8c', hat: 'straw', hairdo: 'long', hair: '#6a3a28', short: true, holds: map }),
);
