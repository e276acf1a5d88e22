import type { CabinEntry } from './cabin.ts';

type Drawn = Pick<CabinEntry, 'id' | 'sleeps' | 'features' | 'walls'>;

/** The colors of an hour: the sky from top to bottom, three ridges from far to near, the ground. */
const HOURS = [
  {
    sky: ['#4a4f9c', '#d98a95', '#ffd8a0'],
    hills: ['#a98bb8', '#7a6aa6', '#4f5a94'],
    ground: '#5f7a4a',
  },
  {
    sky: ['#6fa3c4', '#f0c9a0', '#ffe6b8'],
    hills: ['#c9a7a0', '#9a8a86', '#6f8068'],
    ground: '#8a9450',
  },
  {
    sky: ['#2e3570', '#7a5f9e', '#f0a487'],
    hills: ['#7d6aa6', '#574f8c', '#3a4278'],
    ground: '#3f5f52',
  },
] as const;

/** Light, base and shadow of the walls. */
const WALLS = {
  cedar: ['#c98a5c', '#a8653f', '#74443e'],
  stone: ['#efdfbc', '#d9bf95', '#a58d78'],
} as const;

/** Roofs of tin, painted or rusted: base, light, eaves. */
const ROOFS = [
  ['#6d7a92', '#a9b2c4', '#48506c'],
  ['#8a5a4a', '#c08a6a', '#5c3a3a'],
  ['#57786e', '#8fb0a0', '#35504e'],
] as const;

/** The crowns of its oaks in shadow and in light: winter, spring, fall. */
const CROWNS = [
  ['#2b4f47', '#55806a'],
  ['#4a7a3c', '#8fb45c'],
  ['#8a4a2c', '#d08a3c'],
] as const;

/** Where the cabin stands. */
const FLOOR = 430;

/**
 * The portrait of a cabin without photos, drawn from its facts in the style of the posters: an SVG
 * of 800 by 600. The same facts give the same drawing (decision 51).
 */
export function cabinPortrait({ id, sleeps, features = [], walls = 'cedar' }: Drawn): string {
  const hour = HOURS[id % HOURS.length] ?? HOURS[0];
  const crown = CROWNS[(id >> 1) % CROWNS.length] ?? CROWNS[0];
  const roof = ROOFS[(id + (id >> 2)) % ROOFS.length] ?? ROOFS[0];
  const has = new Set<string>(features);
  const half = 110 + Math.min(sleeps, 10) * 11;
  const parts = [
    sky(id),
    hills(hour, has.has('hill-view')),
    oak(400 - half - 70, FLOOR + 8, 1.25, crown),
    oak(400 + half + 100, FLOOR - 4, 0.95, crown),
    `<path d="M0 ${FLOOR - 20}Q400 ${FLOOR - 50} 800 ${FLOOR - 14}V600H0Z" fill="${hour.ground}"/>`,
    `<path d="M0 470Q260 430 520 476Q660 500 800 462V600H0Z" fill="#1d2148" opacity=".18"/>`,
    house(half, WALLS[walls], walls === 'stone', roof),
    has.has('porch') ? porch(half) : '',
    has.has('river') ? RIVER : PATH,
    has.has('fire-pit') ? at(400 - half - 24, 478, FIRE) : '',
    has.has('hot-tub') ? at(400 + half + 66, 474, TUB) : '',
    GRASS,
  ];
  const drawing = parts.join('');
  const isMirrored = (id >> 1) % 2 === 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${isMirrored ? -800 : 0} 0 800 600" width="800" height="600"><defs><linearGradient id="s" x2="0" y2="1">${hour.sky.map((color, index) => `<stop offset="${index * 0.36}" stop-color="${color}"/>`).join('')}</linearGradient><radialGradient id="g"><stop stop-color="#fff0c8"/><stop offset="1" stop-color="#ffc76a" stop-opacity="0"/></radialGradient></defs>${isMirrored ? `<g transform="scale(-1 1)">${drawing}</g>` : drawing}</svg>`;
}

function at(x: number, y: number, drawing: string): string {
  return `<g transform="translate(${x} ${y})">${drawing}</g>`;
}

/** The sky with a low sun, whose place the id decides. */
function sky(id: number): string {
  const x = 150 + ((id * 211) % 500);
  return `<path d="M0 0H800V600H0Z" fill="url(#s)"/><circle cx="${x}" cy="236" r="190" fill="url(#g)" opacity=".8"/><circle cx="${x}" cy="236" r="40" fill="#fff6da"/><path d="M60 128q70-22 150-6 60-20 120 4-130 14-270 2ZM520 92q60-18 120-4 50-12 96 6-110 12-216-2Z" fill="#fff" opacity=".35"/>`;
}

/** Two ridges, and a mesa with a view. */
function hills({ hills: [far, middle, near] }: (typeof HOURS)[number], hasView: boolean): string {
  const mesa = hasView
    ? `<path d="M0 250 90 210H250L330 286 420 230H610L720 300 800 276V440H0Z" fill="${far}"/>`
    : `<path d="M0 300Q120 236 260 286T520 270Q660 254 800 290V440H0Z" fill="${far}"/>`;
  return `${mesa}<path d="M0 344Q150 278 330 332T640 310Q720 296 800 336V460H0Z" fill="${middle}"/><path d="M0 392Q220 330 420 372T800 364V460H0Z" fill="${near}"/>`;
}

/** A live oak, its foot at x and y. */
function oak(
  x: number,
  y: number,
  scale: number,
  [shadow, light]: readonly [string, string],
): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-12 0C-6-40-14-70-44-100L-36-106C-14-88-4-80 0-70 4-88 24-104 46-112L50-104C20-84 12-50 16 0Z" fill="#4a3440"/><path d="M-112-104C-128-140-92-164-70-156-62-190-14-200 4-176 28-200 78-186 76-154 112-156 118-112 88-100 62-84-80-84-112-104Z" fill="${shadow}"/><path d="M-102-126C-104-150-80-156-66-148-56-176-20-184 0-166 20-182 50-176 58-160 30-168 10-156 4-146-16-160-40-152-46-138-66-142-88-140-102-126Z" fill="${light}"/></g>`;
}

/** Walls, tin roof, chimney, a door and lit windows, as wide as twice `half`. */
function house(
  half: number,
  [light, base, shadow]: readonly [string, string, string],
  isStone: boolean,
  [tin, shine, eaves]: readonly [string, string, string],
): string {
  const [left, right, eave] = [400 - half, 400 + half, 318];
  let seams = '';
  for (let row = 0; row < 4; row++)
    for (let x = left + (row % 2) * 22 + 12; x < right - 24; x += 52)
      seams += isStone
        ? `M${x} ${eave + 16 + row * 26}h26v12h-26Z`
        : `M${x} ${eave}h2v${FLOOR - eave}h-2Z`;
  const step = 2 * Math.floor((half - 58) / Math.max(1, Math.floor((half - 58) / 62)) / 2);
  let panes = '';
  for (let x = 58 + step / 2; x < half - 20; x += step)
    for (const middle of [400 - x, 400 + x]) panes += `M${middle - 19} ${eave + 30}h38v46h-38Z`;
  return (
    `<path d="M${left} ${FLOOR + 8}h${2 * half + 60}l-40-14H${left}Z" fill="#1d2148" opacity=".3"/><path d="M${right - 84} 190h40v100h-40Z" fill="#b9a18a"/><path d="M${right - 56} 190h12v100h-12Z" fill="#8d7468"/><path d="M${right - 90} 184h52v12h-52Z" fill="#d9c3a4"/><path d="M${right - 68} 172C${right - 96} 146 ${right - 46} 130 ${right - 74} 96 ${right - 40} 122 ${right - 70} 146 ${right - 60} 172Z" fill="#fff" opacity=".35"/>` +
    `<path d="M${left} ${eave - 10}H${right}V${FLOOR}H${left}Z" fill="${base}"/><path d="${seams}" fill="${isStone ? light : shadow}" opacity=".6"/><path d="M${left} ${eave - 10}h24v${FLOOR - eave + 10}h-24Z" fill="${light}"/><path d="M${right - 24} ${eave - 10}h24v${FLOOR - eave + 10}h-24Z" fill="${shadow}"/>` +
    `<circle cx="400" cy="386" r="${half + 20}" fill="url(#g)" opacity=".35"/><path d="${panes}" fill="#ffd98a" stroke="#f6ead0" stroke-width="5"/><path d="${panes.replace(/M(-?[\d.]+) (\d+)h38v46h-38Z/g, (_, x, y) => `M${Number(x) + 18} ${y}h2v46h-2Z`)}" fill="#f6ead0"/><path d="M374 ${FLOOR}v-86h52v86Z" fill="#6a3a34"/><path d="M382 ${FLOOR - 76}h36v34h-36Z" fill="#ffe0a0"/><circle cx="418" cy="${FLOOR - 30}" r="3" fill="#ffcf73"/>` +
    `<path d="M${left - 34} ${eave + 6} ${left + 34} 226H${right - 34}L${right + 34} ${eave + 6}Z" fill="${tin}"/><path d="M${left - 34} ${eave + 6} ${left + 34} 226h70L${left + 62} ${eave + 6}Z" fill="${shine}"/><path d="M${left - 36} ${eave + 4}H${right + 36}v9H${left - 36}Z" fill="${eaves}"/><path d="M400 226v${eave - 220}M340 226l-12 ${eave - 220}M460 226l12 ${eave - 220}" stroke="${eaves}" stroke-width="2.5" opacity=".6"/>`
  );
}

/** A roof on posts before the walls, a deck, a rail, two rocking chairs. */
function porch(half: number): string {
  const [left, right] = [400 - half + 6, 400 + half - 6];
  const posts = [left, 400 - half / 2, 352, 438, 400 + half / 2, right - 10];
  const rails = [left, 438]
    .map(
      (x) =>
        `M${x} 398h${(x === left ? 362 : right) - x}v6H${x}ZM${x} 420h${(x === left ? 362 : right) - x}v5H${x}Z`,
    )
    .join('');
  return `<path d="M${left - 26} 346 ${left} 316H${right}L${right + 26} 346Z" fill="#8592aa"/><path d="M${left - 28} 344H${right + 28}v9H${left - 28}Z" fill="#4a3a44"/><path d="${posts.map((x) => `M${x} 350h10v84h-10Z`).join('')}${rails}" fill="#e8d2b0"/><path d="M${left - 22} 430H${right + 22}v14H${left - 22}Z" fill="#b07c58"/><path d="M${left - 22} 442H${right + 22}v10H${left - 22}ZM360 452h80v9h-80Z" fill="#6b4438"/>`;
}

const RIVER =
  '<path d="M0 516Q190 478 400 504T800 486V600H0Z" fill="#2f7f92"/><path d="M0 528Q190 490 400 516T800 498V486Q600 530 400 504T0 516Z" fill="#a5dcd4" opacity=".8"/><path d="M80 548q70-14 150-2-70 10-150 2ZM330 560q90-14 180 0-90 10-180 0ZM590 536q60-12 130-2-60 10-130 2Z" fill="#d8f3ea" opacity=".6"/><path d="M120 520q20-24 52-14 22 4 22 18-40 10-74-4ZM640 508q24-22 54-8 16 6 12 16-40 6-66-8Z" fill="#d9c9ac"/>';

const PATH =
  '<path d="M376 452h48Q440 500 520 600H250Q360 510 376 452Z" fill="#e3cda0"/><path d="M408 452h16Q440 500 520 600H470Q420 510 408 452Z" fill="#c3a678"/>';

const FIRE =
  '<circle r="104" fill="url(#g)" opacity=".7"/><path d="M-20 0C-34-24-8-34-12-62 10-46 8-30 14-26 18-34 18-40 16-46 36-26 26-8 18 0Z" fill="#f0672c"/><path d="M-10 0C-16-16 0-22-1-38 12-26 18-12 9 0Z" fill="#ffd06a"/><path d="M-42-4Q0-16 42-4L36 18Q0 28-36 18Z" fill="#6f6378"/><path d="M-42-4Q0 10 42-4L40 4Q0 16-40 4Z" fill="#b5a3a0"/>';

const TUB =
  '<path d="M-56-44Q0-22 56-44L50 10Q0 26-50 10Z" fill="#a8653f"/><path d="M-56-44Q-30-34-14-33L-14 18Q-36 16-50 10Z" fill="#d9905a"/><path d="M-55-30Q0-8 55-30l-1 7Q0 0-54-23ZM-52-6Q0 14 52-6l-1 7Q0 22-51 1Z" fill="#4a4458"/><ellipse cy="-44" rx="58" ry="14" fill="#e0a06c"/><ellipse cy="-43" rx="50" ry="10" fill="#3f9fa8"/><path d="M-20-50C-34-72-8-82-22-108-2-92-16-74-10-50ZM14-52C2-76 28-88 16-116 38-98 22-78 26-52Z" fill="#fff" opacity=".5"/>';

/** Grass and bluebonnets at the lower edge. */
const GRASS =
  '<path d="M0 600V566q14-22 18 0 12-30 20-2 10-26 22 2 14-22 20 6 12-16 20 28ZM660 600q10-40 22-22 10-32 22-4 12-30 24 0 10-34 24-4 14-30 24-4 8-22 24-8V600Z" fill="#2b4f47"/><path d="M26 560a6 9 0 1 0 .1 0ZM58 552a6 9 0 1 0 .1 0ZM82 570a6 9 0 1 0 .1 0ZM700 560a6 9 0 1 0 .1 0ZM734 552a6 9 0 1 0 .1 0ZM770 560a6 9 0 1 0 .1 0Z" fill="#5c6dd8"/><path d="M26 556a4 4 0 1 0 .1 0ZM58 548a4 4 0 1 0 .1 0ZM734 548a4 4 0 1 0 .1 0ZM770 556a4 4 0 1 0 .1 0Z" fill="#f3efff"/>';
