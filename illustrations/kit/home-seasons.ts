import { bluebonnet, bunch, paintbrush, type Sown } from '../flowers.ts';
import { stamp } from '../motifs.ts';
import { dice } from '../poster.ts';
import { bulbs } from './lights.ts';

/** What a season changes about the home page’s evening. */
interface Season {
  /** The sky from the top down, at the same heights in each season. */
  sky: readonly [string, string, string, string, string];
  /** The three slopes of the meadow, from back to front. */
  grass: readonly [string, string, string];
  /** The crowns of the oaks by the cabin, and of the trees on the banks: dark, middle, lit. */
  lit: readonly [string, string, string];
  bank: readonly [string, string, string];
  /** What stands in the meadow, and what is before and about it. */
  meadow: (grass: Season['grass']) => string;
  more: string;
}

const OAK = ['#1d2f40', '#2d4a50', '#8a7a5e'] as const;
const BANK = ['#1b2b42', '#26405a', '#4b5f7c'] as const;

/** The same evening in four seasons. */
export const YEAR = {
  spring: {
    sky: ['#1f2763', '#4d4a9b', '#a8609c', '#e88585', '#fdc98d'],
    grass: ['#2c5852', '#214640', '#18342f'],
    lit: OAK,
    bank: BANK,
    meadow,
    more: '',
  },
  summer: {
    sky: ['#152457', '#2f4a94', '#7a6aa8', '#e0917f', '#ffd38c'],
    grass: ['#3a5f45', '#2a4d3b', '#1c372d'],
    lit: ['#1c3a38', '#2d5744', '#8a8a55'],
    bank: ['#173040', '#234a4e', '#4a6b64'],
    meadow: (grass) => grasses(grass, '#5b7a4c', '#7d9655'),
    more: fireflies(),
  },
  fall: {
    sky: ['#232760', '#5a4a92', '#b4608a', '#ee8a72', '#ffcf86'],
    grass: ['#6a5a3e', '#4f4535', '#352f2c'],
    lit: ['#4a2a2c', '#8a3f33', '#e08a4c'],
    bank: ['#43303f', '#6f4148', '#b5674f'],
    meadow: (grass) => grasses(grass, '#a5864c', '#c9a55c'),
    more: leaves(),
  },
  winter: {
    sky: ['#141b4c', '#2f3b80', '#6d5f9c', '#c98a9a', '#f6cba4'],
    grass: ['#5b5f6c', '#454a5b', '#2f3547'],
    lit: OAK,
    bank: BANK,
    meadow: (grass) => grasses(grass, '#8f8f97', '#c3c4d2'),
    more: porchLights(),
  },
} satisfies Record<string, Season>;

const handful: Sown[] = [[bluebonnet, -48, 0, 0.84], [bluebonnet, -26, -5, 0.8], [bluebonnet, -5, 1, 1], [bluebonnet, 19, -3, 0.8], [bluebonnet, 44, 1, 0.92]];

/** Five flowers, and two of them with two paintbrushes. */
export const clumps = bunch('clump', ...handful) + bunch('warm', [paintbrush, -34, 4, 1.1], ...handful.slice(2, 4), [paintbrush, 44, 4, 1.15]);

/**
 * The flowers stand in a band: small and pale behind, large before, and a calm dark slope below
 * them.
 */
function meadow([back, middle, front]: Season['grass']): string {
  const roll = dice(4242);
  const crest = (x: number) => 806 + Math.sin(x / 270 + 0.6) * 16;
  let far = '';
  for (let index = 0; index < 100; index++) {
    const x = roll() * 1600;
    far += `M${Math.round(x)} ${Math.round(crest(x) - 4 + roll() * 16)}v-${Math.round(4 + roll() * 5)}`;
  }
  const plants: [number, number, number, string][] = [];
  for (let index = 0; index < 35; index++) {
    const depth = (index * 0.382 + roll() * 0.3) % 1;
    const x = (index + roll()) * 45.6 - 20;
    plants.push([x, crest(x) + 26 + depth * 46, 0.66 + depth * 0.8, index % 3 ? 'clump' : 'warm']);
  }
  plants.sort((a, b) => a[1] - b[1]);
  const flowers = plants.map(([x, y, scale, id]) => stamp(id, Math.round(x), Math.round(y), scale)).join('');
  return `<path d="M0 900V796C200 776 420 790 560 806 760 828 900 800 1100 786 1300 782 1420 802 1600 808V900Z" fill="${back}"/><path d="${far}" stroke="#7f88dc" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M0 900V826C260 806 420 822 560 836 760 854 900 826 1100 816 1300 812 1420 836 1600 840V900Z" fill="${middle}"/>${flowers}<path d="M0 900V874C200 858 420 884 640 880 900 874 1200 860 1600 878V900Z" fill="${front}"/>`;
}

/** The meadow without flowers: tufts of grass that bend in the wind, dry or green or white with frost. */
function grasses([back, middle, front]: Season['grass'], far: string, near: string): string {
  const roll = dice(77);
  const crest = (x: number) => 806 + Math.sin(x / 270 + 0.6) * 16;
  let distant = '';
  let close = '';
  for (let index = 0; index < 90; index++) {
    const x = roll() * 1600;
    distant += `M${Math.round(x)} ${Math.round(crest(x) + roll() * 14)}q2-${Math.round(8 + roll() * 6)} 7-${Math.round(12 + roll() * 8)}`;
  }
  for (let index = 0; index < 58; index++) {
    const x = Math.round((index + roll()) * 28);
    const y = Math.round(crest(x) + 30 + roll() * 50);
    const height = Math.round(16 + roll() * 22);
    close += `M${x} ${y}q1-${height} 12-${height + 8}M${x + 3} ${y}q-3-${height - 4}-13-${height}M${x + 5} ${y}q6-${height - 6} 20-${height - 8}`;
  }
  const blades = (path: string, color: string, width: number) =>
    `<path d="${path}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
  return `<path d="M0 900V796C200 776 420 790 560 806 760 828 900 800 1100 786 1300 782 1420 802 1600 808V900Z" fill="${back}"/>${blades(distant, far, 3)}<path d="M0 900V826C260 806 420 822 560 836 760 854 900 826 1100 816 1300 812 1420 836 1600 840V900Z" fill="${middle}"/>${blades(close, near, 3)}<path d="M0 900V874C200 858 420 884 640 880 900 874 1200 860 1600 878V900Z" fill="${front}"/>`;
}

/** Small lights over the grass, each with a glow. */
function fireflies(): string {
  const roll = dice(9);
  let [points, glows] = ['', ''];
  for (let index = 0; index < 36; index++) {
    const [x, y] = [Math.round(120 + roll() * 1460), Math.round(690 + roll() * 170)];
    points += `M${x - 3} ${y}a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z`;
    glows += `M${x - 9} ${y}a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z`;
  }
  return `<path d="${glows}" fill="#e8f06a" opacity=".28"/><path d="${points}" fill="#fbffb0"/>`;
}

/** Leaves that have come down in the grass. */
function leaves(): string {
  const roll = dice(15);
  const paths = ['', ''];
  for (let index = 0; index < 60; index++) {
    const [x, y] = [Math.round(roll() * 1600), Math.round(836 + roll() * 52)];
    paths[index % 2] += `M${x} ${y}l9-6 3-7 5 6 9 1-7 6-1 7-7-3-10 2Z`;
  }
  return `<path d="${paths[0]}" fill="#d9582f"/><path d="${paths[1]}" fill="#efa448"/>`;
}

/** A string of lights along the eaves of the porch, and some in the oak behind it. */
function porchLights(): string {
  return `<g transform="translate(-104 5)">${bulbs('M1238 676Q1300 690 1360 676T1484 674', '#ffd27a', 7, 17)}${bulbs('M1246 672 1288 600H1452L1480 640', '#ff9a6a', 6, 21)}</g>`;
}
