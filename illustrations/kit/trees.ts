import { leafMass } from '../motifs.ts';
import { at, fill, } from './at.ts';
import { shade, tint } from './color.ts';
import { LEAVES } from './hours.ts';
import { bulbs } from './lights.ts';

/**
 * A live oak at x, y, 160 units tall at scale 1, its crown 270 wide; lit from the
 * left, or with a negative scale from the right.
 */
export function oak(x: number, y: number, scale: number, leaf = '#47743f', trunk = '#5a4234'): string {
  return at(x, y, Math.abs(scale), `${fill(shade(leaf, 0.4), leafMass(-78, -84, 52, 28, 9, 1) + leafMass(82, -80, 54, 28, 9, 2) + leafMass(6, -104, 92, 42, 13, 3))}${fill(trunk, 'M-12 2C-4-14-6-30-20-42L-66-72-63-77-14-52-26-92-20-93-6-56 6-52 16-96 22-95 18-50 70-80 73-75 20-36C12-26 12-12 20 2Z')}${fill(leaf, leafMass(-84, -94, 42, 19, 9, 4) + leafMass(-8, -122, 70, 27, 11, 5) + leafMass(74, -92, 42, 18, 8, 6))}${fill(tint(leaf, 0.3), leafMass(-94, -100, 26, 10, 7, 7) + leafMass(-30, -132, 40, 12, 8, 8) + leafMass(58, -99, 24, 8, 6, 9))}`, scale);
}

/** A belt of trees behind everything, its foot at `y`. */
export function belt(y: number, leaf = '#47743f', height = 50, seed = 1): string {
  const at = (dy: number, rise: number, shift: number) => Array.from({ length: 9 }, (_, index) => leafMass(index * 100 + shift, y - dy, 74, rise * (0.8 + 0.4 * Math.abs(Math.sin(index * 2.3 + seed))), 9, seed + index)).join('');
  return `${fill(shade(leaf, 0.35), at(height * 0.4, height, 0))}${fill(leaf, at(height * 0.75, height * 0.5, -14))}`;
}

/** Branches of a live oak hung over the top of the picture, from the left and the right. */
export function canopy(leaf = '#47743f', trunk = '#5a4234'): string {
  return `${fill(trunk, 'M-10 600C20 480 26 300-10 150V0H60C50 90 90 130 190 118L192 128C110 150 76 170 74 260 72 400 84 520 104 600ZM800 40C760 90 700 110 620 104L622 114C700 126 760 120 800 100Z')}${fill(tint(trunk, 0.2), 'M74 260C72 400 84 520 104 600H78C62 500 58 380 62 250Z')}${fill(shade(leaf, 0.4), leafMass(90, 30, 190, 70, 15, 3) + leafMass(330, 8, 130, 46, 12, 5) + leafMass(720, 30, 150, 74, 14, 8))}${fill(leaf, leafMass(50, 10, 150, 50, 13, 4) + leafMass(300, -6, 110, 34, 10, 6) + leafMass(740, 6, 110, 54, 11, 9))}${fill(tint(leaf, 0.3), leafMass(110, 14, 60, 18, 9, 2) + leafMass(700, 16, 46, 16, 8, 7) + leafMass(320, 4, 50, 12, 8, 1))}`;
}

/** An Ashe juniper, which Texans call cedar: 100 units tall at scale 1. */
export function cedar(x: number, y: number, scale: number, leaf = '#3f6a4c'): string {
  return at(x, y, scale, `${fill('#5a4234', 'M-4 0h8v-14h-8Z')}${fill(leaf, 'M0-100C8-88 10-82 18-72 14-72 14-70 24-54 20-54 20-50 32-34 26-34 26-30 34-10 14-4-14-4-34-10-26-30-26-34-32-34-20-50-20-54-24-54-14-70-14-72-18-72-10-82-8-88 0-100Z')}${fill(tint(leaf, 0.25), 'M-2-94C-8-84-14-74-16-70-10-72-12-62-20-54-14-56-16-46-26-34-18-36-18-20-28-11-14-12-6-50-2-94Z')}`);
}

/** A bald cypress on a bank: 240 units tall at scale 1. */
export function cypress(x: number, y: number, scale: number, leaf = LEAVES.summer, trunk = '#7a5a48'): string {
  return at(x, y, scale, `${fill(shade(leaf, 0.35), leafMass(-40, -160, 56, 26, 10, 3) + leafMass(38, -176, 58, 28, 10, 5) + leafMass(0, -214, 52, 34, 11, 2))}${fill(trunk, 'M-34 4C-18-8-14-40-12-80L-8-200H6L12-80C14-40 20-6 38 4Z')}${fill(tint(trunk), 'M-34 4C-18-8-14-40-12-80L-8-200H-4L-6-80C-8-40-12-8-18 4Z')}${fill(leaf, leafMass(-46, -168, 40, 15, 9, 4) + leafMass(34, -186, 42, 16, 9, 6) + leafMass(-6, -226, 40, 22, 9, 1))}${fill(tint(leaf, 0.3), leafMass(-56, -174, 22, 8, 7, 2) + leafMass(20, -194, 22, 8, 7, 5) + leafMass(-14, -234, 22, 10, 7, 3))}`);
}

/** The limbs of a leafless tree, 170 units tall. */
export const bareLimbs = 'M0 0C-3-30-2-50-2-70M-2-66C-24-84-46-96-70-100M-2-70C10-100 8-130 2-160M-2-66C20-86 44-96 72-102M-30-86C-40-110-52-126-66-136M32-90C44-112 54-124 62-140M4-116C-10-132-22-146-28-162M6-124C18-138 28-150 32-166M-58-98C-72-108-84-110-96-108M58-100C74-112 84-114 98-112';

/** The same live oak at night, every limb wound with bulbs. */
export function litOak(x: number, y: number, scale: number, color = '#ffc766'): string {
  return `${oak(x, y, scale, '#2f5a52', '#4a3a44')}${at(x, y, Math.abs(scale), bulbs(bareLimbs, color, 5, 10) + bulbs('M-120-86C-116-118-70-122-60-116-54-150 40-156 60-120 96-124 130-96 122-74', color, 5, 10), scale)}`;
}
