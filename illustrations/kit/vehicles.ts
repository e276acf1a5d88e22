import { disc, fill, line } from './at.ts';
import { shade, tint } from './color.ts';

/** Vehicles that head to the left, the origin below their middle at the ground. */

/** A wheel with its hub at x, y. */
export const wheel = (x: number, y: number, radius: number, hub = '#d9c2b8') => disc('#241f2e', x, y, radius) + disc(hub, x, y, radius * 0.45) + disc('#5a5060', x, y, radius * 0.16);

/** An old pickup: 240 units long, 100 tall. */
export function pickup(paint = '#2f7f86'): string {
  return `${fill(paint, 'M-112-20C-114-44-108-54-92-56L-52-58-40-90C-38-96-32-98-26-98H14C22-98 24-94 24-88V-58H114V-20Z')}${fill(tint(paint, 0.4), 'M-92-56-52-58-40-90C-38-96-32-98-26-98H14L-20-92-32-58-100-44C-100-50-98-54-92-56ZM24-58H114V-50H24Z')}${fill('#2f3f54', 'M-42-62-32-88H-12V-62ZM-6-88H16V-62H-6Z')}${fill('#b8d4d8', 'M-36-62-26-88H-18L-30-62Z')}${fill(shade(paint), 'M-104-18a32 32 0 0 1 66 0ZM38-18a32 32 0 0 1 66 0ZM-112-28H114V-20H-112Z')}${fill('#d9c2c8', 'M-124-26h20v10h-20Z')}${wheel(-71, -14, 21)}${wheel(71, -14, 21)}${disc('#ffe2a0', -110, -42, 6)}`;
}

/** A flat parade trailer with a skirt of fringe: 420 units long; its deck is 60 units up. */
export function float(skirt = '#c2453f', fringe = '#f2c25a'): string {
  const scallops = Array.from({ length: 14 }, (_, index) => `M${-210 + index * 30}-52q15 30 30 0Z`).join('');
  return `${wheel(-120, -14, 16)}${wheel(120, -14, 16)}${fill(skirt, 'M-210-60H210V-20H-210Z')}${fill(shade(skirt), 'M-210-34H210V-16H-210Z')}${fill(fringe, scallops)}${fill(tint(skirt), 'M-214-66H214V-56H-214Z')}`;
}

/** A canoe seen from the side: 400 units long, its rim 34 units above the water. */
export function canoe(paint = '#3f7f5a'): string {
  return `${fill(paint, 'M-204-52C-196-20-170 2-130 4H130C170 2 196-20 204-52 180-34 120-30 0-30S-180-34-204-52Z')}${fill(tint(paint, 0.4), 'M-204-52C-180-34-120-30 0-30S180-34 204-52L202-44C176-26 120-22 0-22S-176-26-202-44Z')}${fill(shade(paint, 0.3), 'M-176-12C-164 0-150 4-130 4H130C150 4 164 0 176-12 120-2-120-2-176-12Z')}`;
}

/** A wagon to pull by hand, 110 units long. */
export function handWagon(paint = '#c2352f'): string {
  return `${fill(paint, 'M-50-44H50L44-18H-46Z')}${fill(tint(paint), 'M-52-48H52V-41H-52Z')}${wheel(-32, -11, 12)}${wheel(30, -11, 12)}${line('#3a3444', 4, 'M-48-22-86-66')}`;
}
