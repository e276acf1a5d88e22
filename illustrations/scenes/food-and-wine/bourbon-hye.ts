import { glow, shadedOak, stamp, tuft } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Sunset at a barrel house in Hye: racks of bourbon behind the open door, a cellarman rolling one
 * more cask home.
 */
export const scene: Scene = {
  name: 'bourbon-hye',
  draw: () => {
    const far = ridge({ frame: CARD, y: 330, amplitude: 44, swells: 5, seed: 8 });
    const near = ridge({ frame: CARD, y: 360, amplitude: 36, swells: 4, seed: 25 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="150" cy="320" r="330" fill="url(#glow)"/><circle cx="150" cy="312" r="58" fill="#ffe9b0"/>${clouds}<path d="${far}" fill="#8f4a72"/><path d="${near}" fill="#62386a"/>${windmill}${wheat()}${stamp('oak', 300, 404, 0.66)}${house()}<path d="M0 460C200 436 420 448 800 470V600H0Z" fill="url(#yard)"/><path d="M370 470 520 480 300 600H20Z" fill="#f0a868" opacity=".5"/>${rails}${cellarman}${stack}${grass()}`,
      verticalGradient('sky', [0, '#3b1f4f'], [0.2, '#7a2f5c'], [0.38, '#cf4b50'], [0.52, '#f78a4a'], [0.62, '#ffcf7a']) +
        verticalGradient('yard', [0, '#c9784a'], [1, '#5a2c3a']) +
        glow('glow', '#ffd98a', 0.9) +
        shadedOak('oak', '#2f1a2a', '#33244a', '#4a2f4c', '#b8603f') +
        tuft('tuft', '#4a2438') +
        cask,
    );
  },
};

const clouds =
  '<path d="M260 110q120-26 220-6t190-6 130 8v14q-120 18-250 12T260 110ZM0 180q80-18 160-4t150-2q-80 24-170 18T0 198ZM420 210q110-16 200-2t180-6v16q-120 14-210 8t-170-16Z" fill="#ff9a5c" opacity=".65"/><path d="M300 114q140 10 340 2-150 18-340-2ZM0 186q100 8 220-4-110 20-220 12Z" fill="#ffd9a0" opacity=".8"/>';

const windmill =
  '<g transform="translate(64 380)" fill="#3a1f3c"><path d="M-26 10-5-150h3L-16 10ZM26 10 5-150H2L16 10ZM-14-60h28v4h-28ZM-18-20h36v4h-36ZM-10-104h20v3h-20ZM-14-58 16-18l-3 3-29-41ZM14-58l-30 40 3 3 29-41Z"/><path d="M0-156 50-170 54-148 50-142Z"/><g transform="translate(0 -152)"><circle r="5"/><path d="M-3-6-9-42H9L3-6ZM3 6 9 42H-9L-3 6ZM-6-3-42-9V9L-6 3ZM6 3 42 9V-9L6-3ZM-6-2-36-23-23-36-2-6ZM6-2 36-23 23-36 2-6ZM-6 2-36 23-23 36-2 6ZM6 2 36 23 23 36 2 6Z"/></g></g>';

/** Wheat for the mash, in bands of gold. */
function wheat(): string {
  const roll = dice(14);
  let ears = '';
  for (let index = 0; index < 90; index++) {
    const x = Math.round(roll() * 420);
    const y = Math.round(392 + roll() * 56);
    ears += `M${x} ${y}q-3-10 0-16 4 6 2 16Z`;
  }
  return `<path d="M0 384C120 372 260 376 440 392V470H0Z" fill="#c9743f"/><path d="M0 412C140 398 280 404 440 416V470H0Z" fill="#a9553a"/><path d="${ears}" fill="#ffb860"/><path d="M0 444C140 434 300 438 460 446V474H0Z" fill="#6b3340"/>`;
}

/**
 * A point on the long wall: u runs from the far end to the near one, v from the eaves to the
 * ground.
 */
function wall(u: number, v: number): string {
  const t = u / (u + (1 - u) * 1.9);
  const top = 246 - t * 122;
  const foot = 446 + t * 30;
  return `${round(330 + t * 490)} ${round(top + (foot - top) * v)}`;
}

function pane(u: number, v: number, width: number, height: number): string {
  return `M${wall(u, v)}L${wall(u + width, v)}L${wall(u + width, v + height)}L${wall(u, v + height)}Z`;
}

/**
 * Board walls in perspective, a tin roof, small high windows that hold the sunset, the door with
 * the racks inside.
 */
function house(): string {
  let seams = '';
  let panes = '';
  let frames = '';
  for (let index = 0; index < 34; index++) seams += pane(index / 34, 0, 0.005, 1);
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 9; column++) {
      const u = 0.04 + column * 0.108;
      const v = 0.1 + row * 0.3;
      if (column >= 3 && column <= 7 && row > 0) continue;
      frames += pane(u - 0.007, v - 0.018, 0.058, 0.137);
      panes += pane(u, v, 0.044, 0.1);
    }
  let barrels = '';
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 4; column++) {
      const [x, y] = wall(0.4 + column * 0.064, 0.54 + row * 0.175).split(' ');
      barrels += `<ellipse cx="${x}" cy="${y}" rx="${11 + column}" ry="${16 + column}"/>`;
    }
  let ribs = '';
  for (let index = 0; index <= 14; index++) {
    const t = index / 14 / (index / 14 + (1 - index / 14) * 1.7);
    const [eaveX, eaveY, ridgeX, ridgeY] = [322 + 498 * t, 252 - 130 * t, 396 + 424 * t, 204 - 164 * t].map(Math.round);
    ribs += `M${eaveX} ${eaveY}L${ridgeX} ${ridgeY}h${round(3 + t * 5)}L${round((eaveX ?? 0) + 3 + t * 5)} ${eaveY}Z`;
  }
  return `<path d="M322 252 820 128V40L396 204Z" fill="#75506e"/><path d="${ribs}" fill="#b8707a"/><path d="M396 204 820 40V48L392 212Z" fill="#ffb27a"/><path d="M330 246 820 124V476L330 446Z" fill="#8a4038"/><path d="${seams}" fill="#5f2b34"/><path d="M318 252 820 124V134L318 259Z" fill="#33203a"/><path d="${frames}" fill="#4a2230"/><path d="${panes}" fill="#ffc06a"/><path d="${pane(0.36, 0.42, 0.26, 0.58)}" fill="#3a1a24"/><path d="${pane(0.37, 0.45, 0.24, 0.55)}" fill="#e8943f"/><g fill="#6b3020">${barrels}</g><g fill="#b8642f" transform="translate(-2 -1)">${barrels.replace(/rx="(\d+)" ry="(\d+)"/g, (_, rx: string, ry: string) => `rx="${+rx - 4}" ry="${+ry - 4}"`)}</g><path d="${pane(0.37, 0.63, 0.24, 0.022)}${pane(0.37, 0.8, 0.24, 0.022)}${pane(0.37, 0.97, 0.24, 0.03)}${pane(0.49, 0.45, 0.008, 0.55)}" fill="#4a2230"/><path d="${pane(0.62, 0.41, 0.22, 0.6)}" fill="#a55440"/><path d="${pane(0.62, 0.41, 0.22, 0.03)}${pane(0.62, 0.97, 0.22, 0.04)}${pane(0.62, 0.68, 0.22, 0.03)}${pane(0.34, 0.38, 0.52, 0.025)}" fill="#3f1f30"/>`;
}

/** A cask with its head to us, 100 units wide, the sun on its left. */
const cask =
  '<g id="cask"><circle cy="-50" r="50" fill="#33192a"/><circle cy="-50" r="46" fill="#6f5560"/><circle cy="-50" r="41" fill="#a35a34"/><path d="M-30-79H30V-74H-35ZM-40-58H40V-55H-41ZM-40-37H40l-2 4H-38ZM-31-20H31l-6 5H-25Z" fill="#743a2c"/><path d="M-41-50A41 41 0 0 1-6-91L-2-80C-20-74-28-60-30-46L-31-26A41 41 0 0 1-41-50Z" fill="#f0994e"/><path d="M-50-50A50 50 0 0 1-8-99L-6-91A41 41 0 0 0-41-50L-36-30-44-26A50 50 0 0 1-50-50Z" fill="#ffce9a"/><circle cy="-48" r="5" fill="#33192a"/></g>';

const rails =
  '<path d="M430 474 446 474 250 600H218ZM500 476 516 477 420 600H386Z" fill="#4a2434"/><path d="M430 474 436 474 232 600H218ZM500 476 506 476 398 600H386Z" fill="#f0a060"/><path d="M392 504 500 506 494 514 380 512ZM340 540 474 542 466 552 324 550Z" fill="#5f2f38"/>';

/** He leans into the barrel, hat low against the sun. */
const cellarman =
  '<g transform="translate(372 556)"><path d="M-150 6q150 26 230 0-100-16-230 0Z" fill="#33192a" opacity=".55"/><path d="M-84 0C-78-30-80-56-70-74L-50-70C-54-44-56-20-62 0L-46 4H-84ZM-46 0C-50-26-64-48-62-74L-36-76C-36-50-28-24-26-2L-8 4H-44Z" fill="#35274f"/><path d="M-84 0C-78-30-80-56-70-74L-64-73C-70-50-70-26-76 0Z" fill="#e8926a"/><path d="M-72-70C-70-104-56-132-36-138-22-140-14-128-18-116L-34-70Z" fill="#d8c09a"/><path d="M-72-70C-70-104-56-132-36-138-48-122-58-100-60-70Z" fill="#fff0cc"/><path d="M-62-72-58-118H-52L-50-72ZM-36-72-30-128H-24L-30-72Z" fill="#35274f"/><path d="M-34-136-18-140-14-126-28-122Z" fill="#b8744f"/><circle cx="-16" cy="-146" r="14" fill="#c98458"/><path d="M-44-152C-28-154-30-158-28-168-16-174-4-172 0-164L4-152C10-150 14-148 16-144-4-142-26-144-44-152Z" fill="#6b3a34"/><path d="M-28-164C-20-160-8-158 2-160V-154C-10-152-22-154-29-158Z" fill="#33192a"/><path d="M-40-126C-28-134-18-126-16-116L0-100 22-96 22-86-6-88-32-108Z" fill="#fff0cc"/><path d="M16-97C26-98 34-94 34-88S26-82 18-86Z" fill="#c98458"/><g transform="translate(62 8)"><path d="M-44-2C-56-30-56-72-44-100H44C56-72 56-30 44-2Z" fill="#a35a34"/><path d="M-44-2C-56-30-56-72-44-100H44C48-90 50-82 51-74H-30C-34-50-32-26-26-2Z" fill="#e08a4a"/><path d="M-46-96H46L49-86H-49ZM-52-66H52V-56H-52ZM-53-42H53L52-32H-52ZM-49-14H49L45-4H-46Z" fill="#4a2a3a"/><path d="M-46-96H-20L-22-86H-49ZM-52-66H-30V-56H-52ZM-53-42H-32V-32H-52ZM-49-14H-28V-4H-46Z" fill="#ffce9a"/></g></g>';

const stack = `<path d="M490 592q150-28 310-8v16H480Z" fill="#33192a" opacity=".6"/>${[
  [644, 504],
  [740, 506],
  [596, 592],
  [692, 592],
  [788, 592],
]
  .map(([x = 0, y = 0]) => stamp('cask', x, y))
  .join('')}<path d="M540 588H800V600H540Z" fill="#3f1f30"/><path d="M540 588H800V591H540Z" fill="#e8926a"/>`;

function grass(): string {
  const roll = dice(3);
  return Array.from({ length: 14 }, () => stamp('tuft', roll() * 210 - 10, 560 + roll() * 50, 0.8 + roll() * 0.8)).join('');
}
