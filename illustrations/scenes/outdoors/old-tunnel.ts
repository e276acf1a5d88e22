import { copies, discs, fill, line } from '../../kit/at.ts';
import { hills, sky } from '../../kit/skies.ts';
import { cedar, oak } from '../../kit/trees.ts';
import { CARD, dice, poster, type Scene } from '../../poster.ts';

/** A wooded shoulder over the cut, its west side in the last light. */
const hill = `${oak(690, 284, 0.72, '#5a3450', '#2c1a38') + cedar(590, 268, 0.62, '#4a2c50') + cedar(380, 316, 0.6, '#4a2c50') + cedar(770, 312, 0.8, '#4a2c50')}${fill('#4a2648', 'M0 486C140 460 250 408 330 344 400 286 470 264 560 262 660 262 740 288 810 312V600H0Z')}${fill('#a24a58', 'M0 486C140 460 250 408 330 344 400 286 470 264 560 262 600 262 620 264 640 266 540 284 450 322 400 380 350 430 200 480 0 500Z')}`;

/** The headwall of limestone, the arch of cut stone, and the old track's bed. */
const tunnel = `${fill('#6f3c58', 'M372 540C392 450 424 372 470 336H652C700 372 724 450 736 540Z')}${fill('#c9665a', 'M372 540C392 450 424 372 470 336H520C470 380 440 450 430 540Z')}${line('#51294c', 5, 'M452 362H500M416 430H448M404 480H440M660 366 690 378M682 430 716 436M690 486 726 492')}${fill('#9c5a60', 'M452 540V424a104 98 0 0 1 208 0V540Z')}${fill('#f0a070', 'M452 540V424a104 98 0 0 1 124-96C510 346 478 384 476 430V540Z')}${fill('#180e26', 'M478 540V426a78 74 0 0 1 156 0V540Z')}${line('#5a3048', 4, 'M452 500H478M452 460H478M456 404 480 412M474 366 496 382M506 340 520 360M556 328V352M606 340 592 360M638 366 616 382M656 404 632 412M660 460H634M660 500H634')}${fill('#3c2146', 'M0 520C200 506 600 520 800 534V600H0Z')}${fill('#6a3a56', 'M480 538H632L760 600H380Z')}${fill('#d0705c', 'M480 538H506L440 600H380Z')}`;

const NEAR = 'M0-2 2-5 3-1C8-8 18-10 31-7 25-4 23-1 23 4 18 1 14 2 12 6 8 3 4 4 0 9-4 4-8 3-12 6-14 2-18 1-23 4-23-1-25-4-31-7-18-10-8-8-3-1L-2-5Z';
const FAR = 'M0-2C10-10 20-10 31-7 24-4 22 0 21 4 14 0 6 2 0 9-6 2-14 0-21 4-22 0-24-4-31-7-20-10-10-10 0-2Z';

/** Where the column goes: out of the arch, up over the hill, once around, and away to the south. */
const WAY = [[556, 470], [520, 380], [396, 320], [262, 286], [150, 226], [158, 142], [280, 96], [420, 110], [560, 130], [700, 96], [850, 30]] as const;

/** The bats, none on top of another: those in the dark of the arch, those far off, and those near. */
function bats(): string {
  const roll = dice(77);
  const taken: (readonly [x: number, y: number, scale: number, degrees: number])[] = [];
  for (let tries = 0; tries < 900; tries++) {
    const way = roll() ** 0.8 * (WAY.length - 1.01);
    const leg = Math.floor(way);
    const [[fromX, fromY], [toX, toY]] = [WAY[leg], WAY[leg + 1]] as [readonly [number, number], readonly [number, number]];
    const spread = 26 + way * 8;
    const x = Math.round(fromX + (toX - fromX) * (way - leg) + (roll() - 0.5) * spread * 1.4);
    const y = Math.round(fromY + (toY - fromY) * (way - leg) + (roll() - 0.5) * spread);
    const scale = [0.3, 0.42, 0.54, 0.66, 0.8][Math.min(4, Math.floor(way / 2.2 + roll()))] as number;
    if (taken.every((bat) => Math.hypot(bat[0] - x, (bat[1] - y) * 1.7) > 36 * (bat[2] + scale) * 1.05)) taken.push([x, y, scale, [-18, 0, 14][Math.floor(roll() * 3)] as number]);
  }
  const inside = ([x, y]: (typeof taken)[number]) => x > 484 && y > 356;
  return fill('#b06a72', copies(FAR, ...taken.filter(inside))) + fill('#241433', copies(FAR, ...taken.filter((bat) => !inside(bat) && bat[2] < 0.6)) + copies(NEAR, ...taken.filter(([, , scale]) => scale > 0.6)));
}

const WATCHER = 'M-30 60C-32 20-28 4-10-2L-8-8H8L10-2C28 4 32 20 30 60Z';
const RIM = 'M-30 60C-32 20-28 4-10-2L-4-2C-20 8-24 24-24 60ZM-15-24A15 16 0 0 1-2-38 17 18 0 0 0-11-18Z';
const HAT = 'M-28-23Q-22-22-14-26C-14-42-8-47 0-44 8-47 14-42 14-26Q22-22 28-23 18-14 0-14T-28-23Z';
const seat = (row: readonly (readonly [number, number, number])[], hats: readonly number[], coat: string, rim: string) => fill(coat, copies(WATCHER, ...row) + copies(HAT, ...row.filter((_, index) => hats.includes(index)))) + discs(coat, ...row.map(([x, y, scale]) => [x, y - 22 * scale, 15.5 * scale] as const)) + fill(rim, copies(RIM, ...row));

/** Two rows on benches, from behind; one points, a child sits on its father's shoulders. */
const watchers = `${line('#2a1736', 8, 'M0 552H330')}${seat([[22, 500, 0.8], [82, 504, 0.76], [136, 498, 0.84], [204, 506, 0.74], [262, 500, 0.8], [318, 508, 0.7], [716, 562, 0.86], [782, 556, 0.9]], [1, 4, 6], '#3a1f44', '#d86a58')}${line('#1c1029', 13, 'M262 572 300 548 330 506')}${line('#1c1029', 5, 'M330 506 338 494')}${seat([[60, 556, 1.1], [150, 562, 1.1], [244, 556, 1.16], [340, 566, 1.04], [150, 496, 0.7]], [0, 2], '#1c1029', '#f08a5e')}`;

/** Bats leave the tunnel under a red sky, before rows of people. */
export const scene: Scene = {
  name: 'old-tunnel',
  draw: () => poster(CARD, sky('dusk ember') + hills('dusk ember', 420, 30) + hill + tunnel + bats() + watchers),
};
