import { at, disc, fill, line } from './at.ts';
import { shade, tint } from './color.ts';
import { type HatName, hairOf, hatOf } from './hats.ts';

type Joint = readonly [middleX: number, middleY: number, endX: number, endY: number];

/** Elbows and hands, knees and feet, of a person 100 units tall who looks to the right. */
interface Pose {
  back: Joint;
  front: Joint;
  backLeg: Joint;
  frontLeg: Joint;
}

const STANDING: readonly [Joint, Joint] = [[-4, -22, -6, 0], [5, -22, 6, 0]];
const SITTING: readonly [Joint, Joint] = [[16, -46, 17, -22], [20, -42, 22, -18]];
const pose = (back: Joint, front: Joint, [backLeg, frontLeg] = STANDING): Pose => ({ back, front, backLeg, frontLeg });

const POSES = {
  stand: pose([-13, -58, -11, -42], [13, -58, 12, -42]),
  walk: pose([-14, -58, -8, -45], [12, -58, 20, -48], [[-8, -24, -17, -3], [8, -23, 12, 0]]),
  run: pose([-16, -62, -22, -52], [10, -60, 22, -62], [[-12, -28, -28, -20], [14, -30, 16, -6]]),
  leap: pose([-18, -82, -20, -102], [18, -82, 22, -102], [[4, -26, -14, -16], [20, -38, 12, -18]]),
  wave: pose([-13, -58, -10, -42], [18, -78, 24, -98]),
  cheer: pose([-18, -82, -20, -102], [18, -82, 22, -102]),
  hold: pose([4, -60, 20, -58], [14, -60, 26, -62]),
  lift: pose([10, -78, 26, -92], [18, -74, 30, -90]),
  drink: pose([-13, -58, -10, -44], [17, -64, 14, -80]),
  salute: pose([-13, -58, -11, -42], [19, -70, 9, -90]),
  play: pose([-4, -58, 12, -52], [12, -58, 24, -64]),
  sit: pose([-8, -58, 8, -50], [14, -58, 22, -50], SITTING),
  sitPlay: pose([-6, -58, 12, -54], [12, -60, 26, -66], SITTING),
  sitWave: pose([-8, -58, 8, -50], [18, -78, 25, -96], SITTING),
  ride: pose([4, -58, 20, -54], [12, -58, 24, -56], [[14, -40, 6, -18], [18, -36, 10, -12]]),
  paddle: pose([10, -66, 24, -70], [6, -56, 22, -44], SITTING),
  point: pose([-13, -58, -11, -42], [20, -72, 38, -76]),
  out: pose([-22, -68, -36, -64], [22, -68, 36, -64]),
  push: pose([14, -64, 30, -60], [18, -62, 34, -56], [[-12, -24, -24, -2], [6, -24, 8, 0]]),
} satisfies Record<string, Pose>;

export interface Person {
  pose?: keyof typeof POSES;
  skin?: string;
  hair?: string;
  hairdo?: 'short' | 'long' | 'bun' | 'bald';
  top?: string;
  bottom?: string;
  /** Bare forearms. */
  short?: boolean;
  /** A dress or skirt of this color, down to the shins. */
  skirt?: string;
  hat?: HatName;
  hatColor?: string;
  shoes?: string;
  beard?: string;
  /** A larger head. */
  child?: boolean;
  apron?: string;
  /** Leans forward, in degrees. */
  lean?: number;
  /** What is in the hands, drawn behind the front arm. */
  holds?: string;
}

/** Somebody standing at x, y, `size` units tall; a negative size looks to the left. */
export function person(x: number, y: number, size: number, who: Person = {}): string {
  return at(x, y, Math.abs(size) / 100, figure(who), size / 100);
}

function figure(who: Person): string {
  const { skin = '#c98a62', top = '#b8483f', bottom = '#33405f', skirt, shoes = '#3a2a2c', child, apron, lean = 0, holds = '' } = who;
  const { back, front, backLeg, frontLeg } = POSES[who.pose ?? 'stand'];
  const legs = leg(backLeg, -4, shade(skirt ? skin : bottom), shoes, skirt) + leg(frontLeg, 4, skirt ? skin : bottom, shoes, skirt);
  const body = fill(top, 'M-9-77C-14-76-13-70-12-62L-9-43H9L11-62C13-71 12-76 8-77L2-80H-3Z') + fill(shade(top, 0.22), 'M-9-77C-14-76-13-70-12-62L-9-43H-2C-5-54-6-68-3-79Z');
  const dress = skirt ? (frontLeg === SITTING[1] ? fill(skirt, 'M-9-52H9C16-52 24-50 27-44L32-13Q20-7 5-12L3-36H-11Z') + fill(shade(skirt, 0.22), 'M-9-52H-3L-1-41C6-40 10-38 10-30L9-10.500 5-12 3-36H-11Z') : fill(skirt, 'M-9-52H9L19-13Q0-6-19-13Z') + fill(shade(skirt, 0.22), 'M-9-52H-2L-6-9Q-14-10-19-13Z')) : '';
  const bib = apron ? fill(apron, 'M-4-70H8L9-54 12-28H-4Z') : '';
  const upper = `${arm(back, -8, shade(top), shade(skin, 0.15), who.short)}${body}${dress}${bib}${head(who, skin, child)}${holds}${arm(front, 7, tint(top, 0.12), skin, who.short)}`;
  return legs + (lean ? `<g transform="rotate(${lean} 0 -44)">${upper}</g>` : upper);
}

function leg([kneeX, kneeY, footX, footY]: Joint, hip: number, color: string, shoes: string, skirt?: string): string {
  return `${line(color, skirt ? 6 : 9.5, `M${hip}-44 ${kneeX} ${kneeY} ${footX} ${footY - 4}`)}${fill(shoes, `M${footX - 5} ${footY - 7}h9l7 4q2 1 2 3h-18Z`)}`;
}

function arm([elbowX, elbowY, handX, handY]: Joint, shoulder: number, sleeve: string, skin: string, short?: boolean): string {
  const bare = short ? line(skin, 5.5, `M${shoulder}-72 ${elbowX} ${elbowY} ${handX} ${handY}`) : '';
  const reach = short ? `${(shoulder + elbowX) / 2} ${(elbowY - 72) / 2}` : `${elbowX} ${elbowY} ${handX} ${handY}`;
  return `${bare}${line(sleeve, 7.5, `M${shoulder}-72 ${reach}`)}${disc(skin, handX, handY, 3.6)}`;
}

function head({ hair = '#3a2420', hairdo = 'short', hat, hatColor, beard }: Person, skin: string, child?: boolean): string {
  const face = `${fill(shade(skin, 0.2), 'M-4-84H5V-76Q0-73-4-77Z')}${disc(skin, 1, -90, 8.4)}${fill(skin, 'M8-92 11.500-88 8-86Z')}${disc('#2b2028', 5.4, -91, 1)}${fill(shade(skin, 0.16), 'M-7-93A8.400 8.400 0 0 0-1-82L-2-92Z')}`;
  const whiskers = beard ? fill(beard, 'M-4-88Q2-85 9-88 11-78 4-73-5-76-4-88Z') : '';
  const all = `${hairOf(hairdo, hair, true)}${face}${whiskers}${hairOf(hairdo, hair, false)}${hat ? hatOf(hat, hatColor) : ''}`;
  return child ? `<g transform="translate(-.4 24) scale(1.320)">${all}</g>` : all;
}

/** A crowd from behind, heads in a row from `left` to `right`, `size` units from head to waist. */
export function crowd(left: number, right: number, y: number, size: number, seed = 1, colors = ['#8a4a58', '#4f5f90', '#b5694a', '#5f7f6a', '#6a4a78']): string {
  const tops: string[] = colors.map(() => '');
  const heads: string[] = colors.map(() => '');
  const hats: string[] = colors.map(() => '');
  for (let index = 0, x = left; x < right; index++, x += size * 0.62) {
    const step = Math.abs(Math.sin((index + 1) * 12.9 + seed * 7.7));
    const [cx, cy] = [Math.round(x), Math.round(y + (step - 0.5) * size * 0.24)];
    // Three sizes, so that their outlines repeat and compress.
    const part = (of: number) => Math.round(of * size * (0.9 + Math.round(step * 2) * 0.1));
    const color = Math.floor(step * 997) % colors.length;
    tops[color] += `M${cx - part(0.34)} ${cy + part(1)}q0-${part(0.66)} ${part(0.34)}-${part(0.66)}t${part(0.34)} ${part(0.66)}Z`;
    heads[(color + 2) % colors.length] += `M${cx - part(0.2)} ${cy + part(0.12)}a${part(0.2)} ${part(0.22)} 0 1 1 ${part(0.4)} 0 ${part(0.2)} ${part(0.22)} 0 1 1-${part(0.4)} 0Z`;
    if (step > 0.55) hats[(color + 1) % colors.length] += `M${cx - part(0.28)} ${cy}q${part(0.28)} ${part(0.2)} ${part(0.56)} 0l-${part(0.12)} ${part(0.02)}q-${part(0.04)}-${part(0.28)}-${part(0.16)}-${part(0.22)}-${part(0.12)}-${part(0.06)}-${part(0.16)} ${part(0.22)}Z`;
  }
  return [...colors.map((color, index) => fill(color, tops[index] as string) + fill(shade(color, 0.4), heads[index] as string)), ...colors.map((color, index) => fill(tint(color, 0.2), hats[index] as string))].join('');
}
