import type { CabinEntry } from '../cabin.ts';
import { limestoneCottage, logCabin, longHouse } from './houses.ts';
import { CREEK, cedar, FIRE, FLOWERS, meadow, oak, path, TUB } from './land.ts';
import { at, fill, mix, shade, stamp, tint } from './shapes.ts';

type Drawn = Pick<CabinEntry, 'id' | 'sleeps' | 'features' | 'walls'>;

interface Hour {
  /** Gradient from top to bottom. */
  sky: readonly string[];
  /** Ridges from far to near. */
  hills: readonly [string, string, string];
  cloud: string;
  ground: string;
  leaves: string;
  /** Mixed into everything that doesn't shine, by `part`. */
  haze: string;
  part: number;
  glow: number;
  isNight?: true;
}

const HOURS: readonly Hour[] = [
  {
    sky: ['#141a4c', '#33408a', '#8a6aa6', '#e0a0a0'],
    hills: ['#6f66a4', '#4a4d8c', '#343c74'],
    cloud: '#8f78b4',
    ground: '#6a8a52',
    leaves: '#4f7a4c',
    haze: '#1c2260',
    part: 0.5,
    glow: 0.5,
    isNight: true,
  },
  {
    sky: ['#4f9bc8', '#9fd0dc', '#e2efdc', '#fdf1cf'],
    hills: ['#a9b9d0', '#84a59f', '#6f9a74'],
    cloud: '#ffffff',
    ground: '#8fb25a',
    leaves: '#4f7f43',
    haze: '#fff3d0',
    part: 0.03,
    glow: 0.12,
  },
  {
    sky: ['#2c2f74', '#8a5a98', '#ea8080', '#ffcf92'],
    hills: ['#b57fa8', '#7a62a0', '#4d4f88'],
    cloud: '#ffb98f',
    ground: '#7f9450',
    leaves: '#55784a',
    haze: '#5a3470',
    part: 0.32,
    glow: 0.34,
  },
];

const ROOFS = ['#8a98ac', '#8f6250', '#5f8478'];

/** The most that a log cabin sleeps; above that, it's a long house. */
const SMALL = 4;

/**
 * Draws a cabin without photos from its facts, in the style of the posters: an 800 by 600 SVG. Walls and
 * size choose the house, features its surroundings, the id the hour and roof. Deterministic (decision
 * 51).
 */
export function cabinPortrait({ id, sleeps, features = [], walls = 'cedar' }: Drawn): string {
  const hour = HOURS[id % HOURS.length] as Hour;
  const has = new Set<string>(features);
  const build = walls === 'stone' ? limestoneCottage : sleeps > SMALL ? longHouse : logCabin;
  const half = 110 + Math.min(sleeps, 10) * 10;
  const roof = ROOFS[(id + (id >> 2)) % ROOFS.length] as string;
  const house = build({ half, roof, hasPorch: has.has('porch') });
  const floor = has.has('river') ? 412 : 432;
  const [stepX, stepY] = house.step;
  const land = [
    has.has('hill-view') ? knoll(hour.ground) : grove(hour.ground, floor, half),
    path(400 + stepX, floor + stepY, has.has('river')),
    inLight(at(400, floor, house.drawing), hour, 0.7),
    `<ellipse cx="400" cy="${floor - 20}" rx="${half + 150}" ry="130" fill="url(#w)" opacity="${hour.glow}"/>`,
    has.has('hot-tub') ? at(Math.min(400 + half + 84, 716), floor + 46, TUB, 0.9) : '',
    has.has('fire-pit')
      ? has.has('river')
        ? at(150, floor + 56, FIRE, 0.62)
        : at(Math.max(130, 340 - half), floor + 84, FIRE, 0.86)
      : '',
    has.has('river') ? CREEK : meadow(),
  ];
  const leaf = hour.leaves;
  const definitions = `<linearGradient id="s" x2="0" y2="1">${hour.sky.map((color, index) => `<stop offset="${[0, 0.26, 0.46, 0.62][index]}" stop-color="${color}"/>`).join('')}</linearGradient><radialGradient id="g"><stop stop-color="#FFF0C8"/><stop offset=".3" stop-color="#FFD894" stop-opacity=".5"/><stop offset="1" stop-color="#FFC76A" stop-opacity="0"/></radialGradient><radialGradient id="w"><stop stop-color="#FFB04A"/><stop offset="1" stop-color="#FF9A4A" stop-opacity="0"/></radialGradient>`;
  const motifs = `${oak(shade(leaf, 0.4), leaf, tint(leaf))}${cedar('#3f6a4c', '#6d8f68')}${FLOWERS}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><defs>${definitions}${inLight(motifs, hour, 0.85)}</defs>${sky(hour, id, has.has('hill-view'))}${inLight(land.join(''), hour)}</svg>`;
}

/** Tints the drawing with `share` of its hour's haze. Uppercase colors shine, and stay as they are. */
function inLight(drawing: string, { haze, part }: Hour, share = 1): string {
  return drawing.replace(/#[0-9a-f]{6}\b/g, (color) =>
    mix(color, haze, part * share).toUpperCase(),
  );
}

/** The sky with a low sun, or with moon and stars at night; three ridges, each with a lit rim. */
function sky({ cloud, hills, isNight }: Hour, id: number, isWide: boolean): string {
  const [x, y] = isWide ? [70 + ((id * 17) % 50), 226] : [150 + ((id * 47) % 100), 120];
  const light = isNight
    ? `<path d="M60 60h0M150 34h0M236 96h0M310 40h0M392 84h0M470 30h0M548 110h0M610 50h0M690 92h0M752 36h0M760 150h0M34 150h0M300 150h0M640 160h0M444 140h0M520 64h0" stroke="#fff1d0" stroke-width="3" stroke-linecap="round"/><circle cx="${x + 20}" cy="110" r="120" fill="url(#g)" opacity=".4"/><path d="M${x} 80a34 34 0 1 0 32 50 28 28 0 1 1-32-50Z" fill="#fff1d0"/>`
    : `<circle cx="${x}" cy="${y}" r="210" fill="url(#g)" opacity=".9"/><circle cx="${x}" cy="${y}" r="42" fill="#fff6da"/>`;
  const ridges = [
    'M0 300C60 282 130 270 200 284S330 312 410 292 560 262 640 284 740 308 800 290V600H0Z',
    'M0 340C90 318 150 304 250 326S420 352 520 326 690 312 800 338V600H0Z',
    'M0 384C110 356 210 352 330 374S560 388 650 366 760 360 800 370V600H0Z',
  ].map(
    (ridge, index) =>
      `${fill(tint(hills[index] as string, 0.3), ridge)}<g transform="translate(0 5)">${fill(hills[index] as string, ridge)}</g>`,
  );
  return `${fill('url(#s)', 'M0 0H800V600H0Z')}${light}${fill(cloud, 'M430 92C480 84 500 72 548 78 580 66 630 70 650 82 700 80 740 88 780 92 700 104 540 106 430 92ZM250 150C300 144 330 132 370 138 410 134 440 144 480 148 410 160 320 160 250 150ZM600 172C650 164 720 160 800 168V178C720 184 650 184 600 172Z', 0.75)}${ridges.join('')}`;
}

function knoll(ground: string): string {
  return `${stamp('c', 60, 470, 0.7)}${stamp('c', 106, 462, 0.5)}${stamp('o', 706, 462, 0.9, -0.9)}${fill(tint(ground, 0.24), 'M0 490C120 436 250 414 400 412S700 430 800 476V600H0Z')}${fill(ground, 'M0 512C130 462 260 440 420 444S700 466 800 502V600H0Z')}${fill(shade(ground, 0.22), 'M0 560C160 520 300 540 430 544S700 536 800 552V600H0Z')}`;
}

function grove(ground: string, floor: number, half: number): string {
  return `${stamp('c', 340, floor - 4, 1.5)}${stamp('c', 560, floor - 8, 1.7)}${stamp('o', 470, floor, 1.7)}${fill(tint(ground, 0.24), `M0 ${floor - 14}C200 ${floor - 34} 600 ${floor - 34} 800 ${floor - 12}V600H0Z`)}${stamp('o', 400 - half - 130, floor + 8, 1.5)}${stamp('o', 400 + half + 130, floor + 6, 1.4, -1.4)}${fill(ground, `M0 ${floor + 22}C220 ${floor + 2} 560 ${floor + 4} 800 ${floor + 18}V600H0Z`)}${fill(shade(ground, 0.2), `M0 ${floor + 92}C200 ${floor + 74} 560 ${floor + 78} 800 ${floor + 90}V600H0Z`)}`;
}
