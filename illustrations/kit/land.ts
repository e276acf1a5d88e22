import { tuftPath } from '../motifs.ts';
import { CARD, dice, ridge } from '../poster.ts';
import { at, fill, line } from './at.ts';
import { shade, tint } from './color.ts';

/** A lawn or field from `y` down, with swells of light and shade and tufts at the bottom. */
export function lawn(color = '#86ad52', y = 420, seed = 3): string {
  return `${fill(tint(color, 0.22), ridge({ frame: CARD, y, amplitude: 14, swells: 3, seed }))}${fill(color, ridge({ frame: CARD, y: y + 34, amplitude: 20, swells: 3, seed: seed + 4 }))}${fill(shade(color, 0.16), ridge({ frame: CARD, y: y + 96, amplitude: 30, swells: 2, seed: seed + 8 }))}`;
}

/** Bare, trodden ground such as an arena's, with hoof marks. */
export function dirt(color = '#d9a066', y = 400): string {
  return `${fill(tint(color, 0.25), `M0 ${y}C200 ${y - 8} 600 ${y - 8} 800 ${y}V600H0Z`)}${fill(color, `M0 ${y + 36}C220 ${y + 18} 560 ${y + 44} 800 ${y + 30}V600H0Z`)}${fill(shade(color, 0.18), `M0 ${y + 130}C200 ${y + 108} 520 ${y + 150} 800 ${y + 116}V600H0Z`)}${line(shade(color, 0.3), 4, `M60 ${y + 84}q60-12 120 0M520 ${y + 70}q50-10 110 0M640 ${y + 120}q60-10 120 2M300 ${y + 110}q70-10 130 4`)}`;
}

/** A street that runs toward us between sidewalks, from `y` down. */
export function street(color = '#9a8f92', y = 420, walk = '#d9c9ad'): string {
  return `${fill(walk, `M0 ${y}H800V600H0Z`)}${fill(shade(walk, 0.18), `M0 ${y}H800V${y + 10}H0Z`)}${fill(color, `M250 ${y + 8}H550L800 560V600H0V560Z`)}${fill(tint(color, 0.2), `M330 ${y + 8}H420L400 600H200Z`)}`;
}

/** A street that runs across the picture, in front of a sidewalk. */
export function crossStreet(color = '#9a8f92', y = 470, walk = '#d9c9ad'): string {
  return `${fill(walk, `M0 ${y - 26}H800V${y}H0Z`)}${fill(shade(walk, 0.3), `M0 ${y - 4}H800V${y + 5}H0Z`)}${fill(color, `M0 ${y + 5}H800V600H0Z`)}${fill(tint(color, 0.16), `M0 ${y + 30}Q400 ${y + 8} 800 ${y + 36}V${y + 60}Q400 ${y + 40} 0 ${y + 66}Z`)}${fill(shade(color, 0.2), 'M0 584Q400 566 800 580V600H0Z')}`;
}

/** A square paved with stone slabs, from `y` down. */
export function plaza(color = '#d8c4a2', y = 430): string {
  return `${fill(color, `M0 ${y}H800V600H0Z`)}${fill(tint(color, 0.25), `M0 ${y}H800V${y + 26}H0Z`)}${line(shade(color, 0.2), 2, `M0 ${y + 26}H800M0 ${y + 66}H800M0 ${y + 120}H800M400 ${y}V600M300 ${y} 210 600M200 ${y} 20 600M500 ${y} 590 600M600 ${y} 780 600M90 ${y} 0 ${y + 70}M710 ${y} 800 ${y + 70}`)}`;
}

/** A floor of boards that run toward us. */
export function boards(color = '#a8713f', y = 440): string {
  const seams = Array.from({ length: 13 }, (_, index) => `M${index * 66 + 4} ${y}L${(index - 6) * 134 + 400} 600`).join('');
  return `${fill(color, `M0 ${y}H800V600H0Z`)}${fill(shade(color, 0.3), `M0 ${y}H800V${y + 12}H0Z`)}${line(shade(color, 0.25), 3, seams)}`;
}

/** A path that winds from x, `y` toward the lower edge. */
export function path(x: number, y: number, color = '#e3cda2', foot = 400): string {
  const middle = (y + 600) / 2;
  return `${fill(color, `M${x - 14} ${y}C${x + 60} ${middle - 30} ${foot - 210} ${middle} ${foot - 150} 600H${foot + 150}C${foot + 60} ${middle} ${x + 110} ${middle - 30} ${x + 14} ${y}Z`)}${fill(shade(color, 0.16), `M${x + 14} ${y}C${x + 110} ${middle - 30} ${foot + 60} ${middle} ${foot + 150} 600H${foot + 80}C${foot + 20} ${middle} ${x + 90} ${middle - 30} ${x + 6} ${y}Z`)}`;
}

/** Rows that run to a vanishing point at x, `y`: vines, lavender, furrows. */
export function rows(x: number, y: number, ground: string, plant: string, count = 9): string {
  const wedge = (from: number, to: number) => Array.from({ length: count }, (_, index) => {
    const left = x + (index - count / 2 + from) * 190;
    const right = x + (index - count / 2 + to) * 190;
    return `M${x + (index - count / 2) * 14} ${y}L${left} 600H${right}Z`;
  }).join('');
  return `${fill(ground, `M0 ${y}H800V600H0Z`)}${fill(plant, wedge(0, 0.62))}${fill(shade(plant, 0.3), wedge(0.42, 0.62))}${fill(tint(plant, 0.3), wedge(0.04, 0.18))}`;
}

/** Tufts of grass along the lower edge. */
export function tufts(color = '#5f8a45', seed = 5, y = 590): string {
  const roll = dice(seed);
  return Array.from({ length: 9 }, (_, index) => at(Math.round(index * 96 + roll() * 60), Math.round(y + roll() * 14), 1 + Math.round(roll() * 8) / 10, fill(color, tuftPath))).join('');
}

/** A rail fence across the picture at `y`, of pipes or cedar. */
export function fence(y: number, color = '#7a5a4a', gap = 80): string {
  const posts = Array.from({ length: Math.ceil(800 / gap) + 1 }, (_, index) => `M${index * gap} ${y - 44}h8v54h-8Z`).join('');
  return `${fill(shade(color), `M0 ${y - 38}H800v5H0ZM0 ${y - 22}H800v5H0ZM0 ${y - 6}H800v5H0Z${posts}`)}${fill(tint(color), `M0 ${y - 38}H800v2H0ZM0 ${y - 22}H800v2H0ZM0 ${y - 6}H800v2H0Z`)}`;
}

/** Dust around hooves: x, y, size of each cloud. */
export function dust(color: string, ...clouds: readonly (readonly [number, number, number])[]): string {
  return clouds.map(([x, y, size]) => at(x, y, size, `${fill(color, 'M-60 0C-70-18-50-34-34-28-30-52 4-54 14-36 30-46 56-34 50-18 70-16 70 2 60 4H-56Z')}${fill(tint(color, 0.4), 'M-40-8C-44-20-30-28-22-22-16-40 6-40 10-28 2-16-20-6-40-8Z')}`)).join('');
}
