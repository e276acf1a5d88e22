import { at, disc, fill, line, oval } from './at.ts';
import { shade, tint } from './color.ts';

/** What people hold; in the units of a person of 100, at their hands. */

/** A guitar across the body of somebody in the pose `play` or `sitPlay`. */
export const guitar = (wood = '#c98238') => `<g transform="translate(8 -54) rotate(-24)">${fill(wood, 'M-16-9C-22-4-22 10-14 13-6 15 0 9 8 11 17 12 18-9 8-9 0-8-8-14-16-9Z')}${disc('#4a2a20', -2, 1, 3.6)}${line('#5a3a2a', 3, 'M8 1 40-1')}${fill('#3a2a28', 'M38-4 48-5V3L38 2Z')}${line('#f3e3bf', 0.8, 'M-14 1 40-1')}</g>`;

/** An accordion with its bellows open, held in front. */
export const accordion = (paint = '#b8383f') => `<g transform="translate(12 -58)">${fill('#f3e6c8', 'M-10-12Q4-22 18-12V12Q4 2-10 12Z')}${line('#8a3a3a', 1.6, 'M-6-14V8M-1-16V6M4-17V5M9-16V6M14-14V9')}${fill(paint, 'M-20-14-8-14V14L-20 12ZM16-14 28-14V12L16 14Z')}${fill('#fff8ea', 'M22-12h4V10h-4Z')}${line('#2b2028', 1.4, 'M22-7h3M22-3h3M22 1h3M22 5h3')}</g>`;

/** A fiddle under the chin, with its bow. */
export const fiddle = `<g transform="translate(10 -74) rotate(-14)">${fill('#9a4f2a', 'M-6-5C-10 0-8 7-2 7 2 7 2 5 6 6 12 7 13-5 6-5 2-4-2-8-6-5Z')}${line('#3a2428', 2, 'M8 1H26')}${line('#f3e3bf', 1.2, 'M4-12 22 14')}</g>`;

/** A tuba, its bell up and to the right: 120 units tall, its mouthpiece at the origin. */
export const tuba = `${line('#b9822e', 15, 'M14 6V50C14 74 50 74 50 50V4')}${line('#f2c25a', 9, 'M0 0 12 4V48C12 72 48 72 48 48V4')}${fill('#b9822e', 'M38 8C40-24 30-34 14-48H84C70-34 58-24 58 8Z')}${fill('#f2c25a', 'M38 8C40-24 30-34 14-48H60C50-34 46-20 46 8Z')}${oval('#8a5a22', 49, -48, 35, 9)}${oval('#e0a63f', 49, -49, 30, 6)}${line('#f2c25a', 5, 'M22 20v22M30 20v22M38 20v22')}${line('#fff1cf', 3, 'M13 14V46M24-40Q34-28 36-8')}`;

/** A glass of wine, 100 units tall. */
export function wineGlass(x: number, y: number, scale: number, wine = '#8f1f3c', tilt = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${scale})">${fill('#e9e2ea', 'M-2-44h4V-4h-4ZM-20 0Q0-10 20 0 0 5-20 0Z')}<path d="M-22-100C-30-66-22-46 0-42 22-46 30-66 22-100Z" fill="#fff6ea" opacity=".55"/>${fill(wine, 'M-26-78C-26-58-18-46 0-43 18-46 26-58 26-78Q0-86-26-78Z')}${fill(tint(wine, 0.3), 'M-26-78Q0-86 26-78 0-71-26-78Z')}${fill(shade(wine, 0.3), 'M6-44C18-47 25-58 26-74 20-60 14-52 6-44Z')}${line('#fff6ea', 3, 'M-17-92C-20-74-18-62-12-54')}</g>`;
}

/** A beer stein full to the brim, 90 units tall. */
export function stein(x: number, y: number, scale: number): string {
  return at(x, y, scale, `${line('#cfe0e2', 8, 'M26-58C48-58 48-20 26-20')}${fill('#e8a93a', 'M-28 0-30-66H28L26 0Z')}${fill('#f6cf6a', 'M-24-2-26-64H-8L-8-2Z')}${fill('#c98320', 'M16-2 17-64H28L26-2Z')}${line('#fbe6a8', 3, 'M-4-50V-10M8-50V-10')}${fill('#fff8ea', 'M-34-62C-42-78-26-90-14-82-8-96 14-94 16-84 30-90 40-74 30-62 22-54-26-54-34-62Z')}${fill('#cfe0e2', 'M-30-4H28V4H-30Z')}`);
}
