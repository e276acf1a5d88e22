import { at, each, fill, line, oval } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { person } from '../../kit/people.ts';

const WOOD = '#b9763c';
/** The head of a barrel in its rack, 120 units across. */
const head = `<circle r="60" fill="${shade(WOOD, 0.35)}"/><circle r="50" fill="${WOOD}"/>${line(shade(WOOD, 0.22), 3, 'M-30-40V40M-10-49V49M10-49V49M30-40V40')}<circle r="54" fill="none" stroke="#8b94a4" stroke-width="8"/><circle r="9" fill="${tint(WOOD, 0.5)}"/>`;
const rack = [70, 220, 370].flatMap((y) => [60, 196, 332].map((x) => [x, y, 1] as const));
/** A tasting glass with a finger of whiskey, 110 units tall. */
const glass = `<path d="M-24-110C-30-60-44-50-36-20-28-6 28-6 36-20 44-50 30-60 24-110Z" fill="#fff6ea" opacity=".34"/>${fill('#d98a2f', 'M-39-38C-38-10-28-6 0-6 28-6 38-10 39-38Z')}${fill('#f2b252', 'M-34-34C-32-14-26-10-14-9L-18-36Z')}${oval('#e9e2ea', 0, -2, 26, 5)}${line('#fff6ea', 3, 'M-24-110C-30-60-44-50-36-20')}`;

export const scene = litScene(
  { name: 'milam-and-greene', hour: 'indoors', sky: 'room brown' },
  fill('#6a4636', 'M0 0H800V600H0Z') + fill('#f6c27a', 'M440 60H780V430H440Z') + fill('#ffdf9a', 'M440 250H780V430H440Z') + fill('#8fae58', 'M440 350Q610 320 780 356V430H440Z') + at(640, 380, 1, fill('#47743f', 'M-130-90C-140-140-80-170-40-160-20-200 70-196 84-150 130-150 150-100 110-80Z') + fill('#5a4234', 'M-12 10C-4-20-6-50-30-90H-10L4-60 20-92H40C20-50 10-20 16 10Z')) + line('#46302a', 16, 'M440 60H780V430H440ZM610 60V430'),
  each(head, ...rack) + line('#5a3a2c', 12, 'M0 138H400M0 288H400M0 438H400M128 0V440M264 0V440M400 0V440'),
  person(520, 520, 250, { pose: 'hold', top: '#2f4f5a', apron: '#d9b484', hairdo: 'bun', hair: '#b9622c' }) + person(700, 524, -236, { pose: 'drink', top: '#c9a05a', hat: 'straw', skin: '#8a5a3c' }),
  fill('#8a5634', 'M0 480H800V600H0Z') + fill('#c08048', 'M0 470H800V496H0Z') + line('#6f4228', 4, 'M0 540H800'),
  each(glass, [130, 482, 1.15], [250, 482, 1.15], [370, 482, 1.15]),
);
