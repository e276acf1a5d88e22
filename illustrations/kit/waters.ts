import { dice, round } from '../poster.ts';
import { fill } from './at.ts';
import { shade, tint } from './color.ts';

/** Still water from `y` down to `foot`, with glints; `color` is that of the deep part. */
export function water(color = '#2f7f92', y = 420, foot = 600, seed = 4): string {
  const roll = dice(seed);
  const glints = Array.from({ length: 16 }, () => {
    const depth = roll();
    const length = round(30 + depth * 90);
    return `M${Math.round(roll() * 760)} ${round(y + 12 + depth * (foot - y - 24))}q${length / 2}-${round(3 + depth * 4)} ${length} 0-${length / 2} ${round(2 + depth * 3)}-${length} 0Z`;
  }).join('');
  return `${fill(tint(color, 0.35), `M0 ${y}H800V${foot}H0Z`)}${fill(color, `M0 ${y + 22}Q200 ${y + 12} 400 ${y + 24}T800 ${y + 20}V${foot}H0Z`)}${fill(shade(color, 0.2), `M0 ${y + 110}Q220 ${y + 84} 420 ${y + 104}T800 ${y + 90}V${foot}H0Z`)}<path d="${glints}" fill="${tint(color, 0.7)}" opacity=".7"/>`;
}

/** What shines at x is mirrored in the water below `y` as a broken column. */
export function mirrored(color: string, x: number, y: number, width: number, height = 130): string {
  const bars = Array.from({ length: Math.round(height / 11) }, (_, index) => {
    const half = round((width / 2) * (1 - (index * 11) / height / 1.6) * (0.7 + 0.3 * Math.sin(index * 2.1 + x)));
    return `M${round(x - half + Math.sin(index * 1.7) * 5)} ${y + index * 11}q${half}-4 ${half * 2} 0-${half} 4-${half * 2} 0Z`;
  }).join('');
  return `<path d="${bars}" fill="${color}" opacity=".75"/>`;
}
