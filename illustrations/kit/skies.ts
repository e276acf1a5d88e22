import { CARD, dice, ridge, round } from '../poster.ts';
import { at } from './at.ts';
import { shining } from './color.ts';

interface Sky {
  /** Colors from the zenith to the horizon, at y = 400. */
  colors: readonly string[];
  /** Hills, from far to near. */
  hills?: readonly [far: string, near: string];
  /** What is in it, from back to front. */
  signs?: readonly string[];
  /** Where the moon stands: the tip of its crescent, which is 56 units tall and hangs below it. */
  moon?: Point;
}

type Point = readonly [x: number, y: number];

/** The name of a sky: no two neighbors in a list of events have the same. */
export type SkyName = keyof typeof SKIES;

/** The sky over the whole card, without hills. `moonAt` moves its moon, for instance away from a crop's edge. */
export function sky(name: SkyName, moonAt?: Point): string {
  const { colors, signs = [], moon: usual }: Sky = SKIES[name];
  const place = usual && (moonAt ?? usual);
  const stops = colors.map((color, index) => `<stop offset="${round((index / (colors.length - 1)) * 0.68 * 100) / 100}" stop-color="${color}"/>`);
  return shining(`<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient><path d="M0 0H800V600H0Z" fill="url(#sky)"/>${signs.join('')}${place ? moon(...place) : ''}`);
}

/** Two lines of hills in this sky's colors, the nearer one with its crest at `y`. */
export function hills(name: SkyName, y = 400, seed = 7): string {
  const { hills: [far, near] = ['#9aa7c8', '#7389a0'] }: Sky = SKIES[name];
  return shining(`<path d="${ridge({ frame: CARD, y: y - 34, amplitude: 60, swells: 5, seed })}" fill="${far}"/><path d="${ridge({ frame: CARD, y, amplitude: 40, swells: 4, seed: seed + 9 })}" fill="${near}"/>`);
}

/** Clouds drawn out by the wind. */
const streaks = (color: string, y: number, opacity = 0.8) =>
  `<path d="M90 ${y}q70-18 140-4t150 0q-60 22-150 16T90 ${y}ZM470 ${y + 42}q60-14 110-2t110 0q-50 16-110 12T470 ${y + 42}ZM560 ${y - 30}q40-9 80-2t80 1q-40 10-80 8t-80-7Z" fill="${color}" opacity="${opacity}"/>`;

/** A heap of fair-weather cloud on its shaded base, 200 units wide. */
export const cloud = (color = '#ffffff', base = '#d5e2ec') =>
  `<path d="M-92 0C-104-24-84-40-64-34-60-62-24-72-6-52 8-74 48-70 54-40 76-46 100-28 90 0 74 12 48 4 30 8 6 14-16 2-40 8-62 12-80 8-92 0Z" fill="${base}"/><path d="M-88-8C-94-28-78-38-62-32-56-58-24-68-6-48 8-70 46-66 52-38 72-44 92-30 88-12 64-2 44-12 22-6-2 0-24-10-46-4-64 0-78-2-88-8Z" fill="${color}"/>`;

const heap = (x: number, y: number, size: number, color?: string, base?: string) => at(x, y, size, cloud(color, base));

function stars(seed: number, count = 60): string {
  const roll = dice(seed);
  const dots = Array.from({ length: count }, () => `M${Math.round(roll() * 800)} ${Math.round(roll() ** 1.4 * 330)}h0`).join('');
  return `<path d="${dots}" stroke="#fff1d0" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`;
}

const moon = (x: number, y: number) => `<path d="M${x} ${y}a28 28 0 1 0 26 42 23 23 0 1 1-26-42Z" fill="#fff1d0"/>`;

const glow = (x: number, y: number, radius: number, color: string) =>
  `<radialGradient id="skyglow"><stop stop-color="${color}" stop-opacity=".85"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#skyglow)"/>`;

/** The disc of the sun in its glow. At most one scene in six has one. */
const sun = (x: number, y: number, color = '#fff4d0') => `${glow(x, y, 220, color)}<circle id="sun" cx="${x}" cy="${y}" r="42" fill="${color}"/>`;

const SKIES = {
  'dawn rose': { colors: ['#5f7fb4', '#b79cc0', '#f6b7a4', '#ffe3b4'], hills: ['#b58fb0', '#8f7da4'], signs: [streaks('#ffd9c0', 130)] },
  'dawn mist': { colors: ['#8fb4bd', '#c9d6c8', '#f5e2bd', '#fff2d6'], hills: ['#b3c2bd', '#8fa8a2'], signs: [sun(610, 250)] },
  'morning clear': { colors: ['#4f9bc8', '#9fd0dc', '#e2efdc', '#fdf1cf'], hills: ['#a9b9d0', '#84a59f'], signs: [streaks('#ffffff', 90, 0.85)] },
  'morning pale': { colors: ['#a3c3d2', '#d6e1dc', '#f4ead0', '#fbe6c0'], hills: ['#b9b7c6', '#9aa39c'], signs: [streaks('#fffaf0', 120)] },
  'morning gold': { colors: ['#7fb3c4', '#cfdcc6', '#fce6b6', '#ffdf9a'], hills: ['#c7aec2', '#9d9bb0'], signs: [sun(190, 210)] },
  'noon blue': { colors: ['#2f7fc0', '#63acd8', '#b4dbe2', '#e6f0dc'], hills: ['#93add0', '#6f9aa0'], signs: [heap(620, 150, 1.2), heap(150, 110, 0.7)] },
  'noon towers': { colors: ['#3f93c6', '#84c2dc', '#cfe6de', '#f6f0d6'], hills: ['#9db2d2', '#7ba18f'], signs: [heap(130, 250, 1.5), heap(700, 210, 1.25), heap(430, 90, 0.6)] },
  'noon hot': { colors: ['#6cb4cf', '#b9dcd6', '#f1ecca', '#ffe7ae'], hills: ['#c0b3ba', '#a3a287'], signs: [sun(640, 120, '#fffbe6')] },
  'noon teal': { colors: ['#2f95a8', '#79c0bd', '#cfe5c8', '#f7efc8'], hills: ['#8fb0b4', '#6f9a86'], signs: [streaks('#f4fbee', 110)] },
  'afternoon high': { colors: ['#3c86bd', '#86b9d4', '#dfe3cf', '#fde2ae'], hills: ['#a8a6c6', '#86929c'], signs: [streaks('#fff6e2', 84), heap(660, 250, 0.9, '#fff8ea', '#e6d3c6')] },
  'afternoon cream': { colors: ['#8fc1c4', '#cfdcc0', '#f6e6b8', '#ffd99a'], hills: ['#bfb0b8', '#9a9f86'], signs: [heap(170, 170, 1.1, '#fffaf0', '#ecd9bd'), heap(560, 110, 0.7, '#fffaf0', '#ecd9bd')] },
  'evening amber': { colors: ['#7a7fb0', '#d59a9a', '#f8b878', '#ffe09a'], hills: ['#b98a9c', '#8a6a86'], signs: [glow(560, 380, 330, '#fff0b8'), streaks('#ffdcae', 150)] },
  'evening sun': { colors: ['#4d5f9c', '#a9789f', '#f0936a', '#ffd58c'], hills: ['#b07a94', '#7d5a80'], signs: [sun(250, 260, '#fff0c0'), streaks('#ffcf94', 110)] },
  'evening peach': { colors: ['#8ba6bd', '#e2c3b0', '#fcb98a', '#ffd9a0'], hills: ['#c29aa6', '#957f95'], signs: [heap(160, 190, 1, '#ffe3c4', '#e9a98e'), heap(640, 130, 0.8, '#ffe3c4', '#e9a98e')] },
  'dusk rose': { colors: ['#2b2a63', '#6b4a94', '#c4668c', '#f6a876'], hills: ['#8d5f93', '#5d4a80'], signs: [stars(31, 30)], moon: [680, 70] },
  'dusk violet': { colors: ['#2c2f6e', '#5d5aa0', '#a888bc', '#f0bfae'], hills: ['#7d6fa8', '#564f8a'], signs: [stars(8, 26), streaks('#d5a7bd', 190, 0.6)] },
  'dusk teal': { colors: ['#123a5c', '#2f6f86', '#7fb0a4', '#f4d59a'], hills: ['#4f7f8e', '#356274'], signs: [stars(12, 28)] },
  'dusk ember': { colors: ['#33204f', '#8a3a62', '#e0654c', '#ffc067'], hills: ['#7c3f66', '#552f58'], signs: [streaks('#ff9f6a', 200, 0.7)] },
  'dusk blue': { colors: ['#16306c', '#3a5fa4', '#7d97c8', '#d5c2cf'], hills: ['#51699f', '#3b5088'], signs: [stars(70, 34)], moon: [120, 80] },
  'night stars': { colors: ['#0d1440', '#1c2a63', '#35508c', '#6a7fae'], hills: ['#2b3f78', '#203062'], signs: [stars(5, 130)] },
  'night indigo': { colors: ['#171041', '#2b1f63', '#4d3a86', '#8a64a0'], hills: ['#3c2f72', '#2c245c'], signs: [stars(90, 70)], moon: [110, 70] },
  'night green': { colors: ['#071f33', '#0f3d4e', '#216066', '#4f8a7c'], hills: ['#17505a', '#103f4c'], signs: [stars(44, 80)] },
  'night plum': { colors: ['#22103a', '#46184f', '#7a2f62', '#c4626c'], hills: ['#56245a', '#3f1b4b'], signs: [stars(17, 60)] },
  'night glow': { colors: ['#0f1a44', '#22326e', '#4d4a80', '#b07c6c'], hills: ['#3a3a70', '#2a2c5c'], signs: [stars(61, 60), glow(400, 430, 380, '#ffb866')] },
  'room brown': { colors: ['#3a2430', '#5a382f', '#7a4c34', '#8f5c3a'] },
  'room blue': { colors: ['#191538', '#2b2350', '#453464', '#6a4668'] },
} satisfies Record<string, Sky>;
