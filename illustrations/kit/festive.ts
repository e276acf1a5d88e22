import { at, disc, fill, line, oval } from './at.ts';
import { shade, tint } from './color.ts';

/** Pennants on lines between points, from left to right. */
export function bunting(points: readonly (readonly [number, number])[], colors: readonly string[] = ['#c2453f', '#f3dcb0', '#3f6a9c'], sag = 40, size = 26): string {
  let paths = '';
  const flags = colors.map(() => '');
  for (let span = 1; span < points.length; span++) {
    const [[x0, y0], [x1, y1]] = [points[span - 1], points[span]] as [readonly [number, number], readonly [number, number]];
    paths += `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`;
    const count = Math.floor(Math.abs(x1 - x0) / (size * 1.15));
    for (let index = 0; index < count; index++) {
      const part = (index + 0.5) / count;
      const x = Math.round(x0 + (x1 - x0) * part);
      const y = Math.round(y0 + (y1 - y0) * part + 4 * sag * part * (1 - part));
      flags[(index + span) % colors.length] += `M${x - size / 2} ${y}h${size}l-${size / 2} ${Math.round(size * 1.2)}Z`;
    }
  }
  return line('#4a3a3a', 2.5, paths) + colors.map((color, index) => fill(color, flags[index] as string)).join('');
}

/** A canopy on four posts over a table, 150 units wide and tall; goods go on y = -52. */
export function booth(x: number, y: number, scale: number, color = '#c2453f', goods = ''): string {
  return at(x, y, scale, `${fill('#6a5648', 'M-68 0h6V-100h-6ZM62 0h6V-100h-6Z')}${fill(shade(color, 0.45), 'M-62-100H62V-52H-62Z')}${goods}${fill('#8a6a4e', 'M-70-52H70V-44H-70Z')}${fill('#e8d5ae', 'M-66-44H66V0H-66Z')}${fill('#cdb48a', 'M20-44H66V0H20Z')}${fill(color, 'M-62-150H62L80-104H-80Z')}${fill('#fff3dc', 'M-36-150H-12L-16-104H-48ZM12-150H36L48-104H16Z')}${fill(shade(color, 0.2), 'M-80-104h32v8q-16 14-32 0ZM-16-104h32v8q-16 14-32 0ZM48-104h32v8q-16 14-32 0Z')}${fill('#e6d2ae', 'M-48-104h32v8q-16 14-32 0ZM16-104h32v8q-16 14-32 0Z')}`);
}

/** A big festival tent with two peaks, 400 units wide and 190 tall; its inside glows in `inside`. */
export function tent(x: number, y: number, scale: number, color = '#f3e6c8', stripe = '#3f6a9c', inside = '#7a5a4e'): string {
  return at(x, y, scale, `${fill(inside, 'M-190-84H190V0H-190Z')}${fill('#5a4a48', 'M-192-90h8V0h-8ZM-4-90h8V0h-8ZM184-90h8V0h-8Z')}${fill(color, 'M-210-84Q-130-110-100-180-70-120 0-116 70-120 100-180 130-110 210-84V-66Q180-50 150-66 120-50 90-66 60-50 30-66 0-50-30-66-60-50-90-66-120-50-150-66-180-50-210-66Z')}${fill(stripe, 'M-150-84Q-112-116-100-180-92-122-60-100L-60-58Q-76-58-90-66-120-50-150-66ZM60-100Q92-122 100-180 112-116 150-84V-66Q120-50 90-66 76-58 60-58Z')}${fill(shade(color, 0.2), 'M0-116Q70-120 100-180 104-130 60-100V-58Q44-56 30-66 16-58 0-58Z')}${fill('#c2453f', 'M-100-214v34M-100-212l30 9-30 9ZM100-212l30 9-30 9Z')}${line('#5a4a48', 3, 'M-100-180V-214M100-180V-214')}`);
}

/** A wreath of evergreen with a bow, 100 units across, its center at the origin. */
export function wreath(x: number, y: number, scale: number, leaf = '#3f6a48', bow = '#c2453f', dots = '#c2453f'): string {
  const needles = Array.from({ length: 20 }, (_, index) => `M${Math.round(Math.cos(index * 0.314) * 40)} ${Math.round(Math.sin(index * 0.314) * 40)}h0`).join('');
  return at(x, y, scale, `<circle r="38" fill="none" stroke="${shade(leaf)}" stroke-width="24"/>${line(leaf, 16, needles)}<circle cx="-3" cy="-3" r="38" fill="none" stroke="${tint(leaf, 0.25)}" stroke-width="5" stroke-dasharray="7 9"/>${line(dots, 6, 'M-36-14h0M-14-36h0M22-32h0M38-6h0M-38 16h0M30 24h0')}${fill(bow, 'M0 38C-20 22-30 26-28 40S-12 52 0 42C12 52 26 54 28 40S20 22 0 38ZM-6 42-18 72-8 66-2 74 2 44ZM6 42 18 72 8 66 2 74-2 44Z')}${disc(shade(bow), 0, 40, 6)}`);
}

/** A balloon on its string, 60 units tall. */
export const balloon = (x: number, y: number, color: string, size = 1) => at(x, y, size, `${line('#6a5a5a', 1.5, 'M0 0q6 30-4 60')}${oval(color, 0, -24, 20, 25)}${fill(tint(color, 0.4), 'M-8-44Q-16-34-13-22-8-26-8-44Z')}${fill(color, 'M-4 4 0-4 4 4Z')}`);

/** A flag on a pole `height` tall, drawn to the right; `half` lowers it to half-staff. */
export function flag(x: number, y: number, height: number, cloth: string, half = false): string {
  return `${fill('#d9d3cf', `M${x - 3} ${y}h6v-${height}h-6Z`)}${disc('#f2c25a', x, y - height - 4, 6)}${at(x + 3, y - height + (half ? height * 0.36 : 8), height / 300, cloth)}`;
}

/** Stars and Stripes, 150 by 90, waving. */
export const starsAndStripes = `${fill('#f8f0e2', 'M0 0Q40-14 76 0T150 0V90Q112 104 76 90T0 90Z')}${fill('#b8383f', 'M0 0Q40-14 76 0T150 0V13Q112 27 76 13T0 13ZM0 26Q40 12 76 26T150 26V39Q112 53 76 39T0 39ZM0 52Q40 38 76 52T150 52V65Q112 79 76 65T0 65ZM0 77Q40 63 76 77T150 77V90Q112 104 76 90T0 90Z')}${fill('#2f3f7c', 'M0 0Q34-12 66-3V46Q34 40 0 52Z')}${line('#f8f0e2', 5, 'M10 8h0M26 5h0M42 4h0M56 4h0M18 18h0M34 16h0M50 15h0M10 30h0M26 27h0M42 26h0M56 27h0M18 40h0M34 37h0M50 36h0')}`;

/** The Lone Star flag, 150 by 90, waving. */
export const loneStar = `${fill('#f8f0e2', 'M0 0Q40-14 76 0T150 0V46Q112 60 76 46T0 46Z')}${fill('#b8383f', 'M0 46Q40 32 76 46T150 46V90Q112 104 76 90T0 90Z')}${fill('#2f3f7c', 'M0 0Q26-9 50-6V86Q26 82 0 90Z')}${fill('#f8f0e2', 'M25 22l5 14 15 0-12 9 5 15-13-9-13 9 5-15-12-9 15 0Z')}`;

/** Steam or smoke that rises from x, y. */
export const steam = (x: number, y: number, size = 1, color = '#fff6e6') => `<g opacity=".75">${at(x, y, size, line(color, 9, 'M-22 0C-34-24-8-36-20-64M2-6C-10-34 16-46 4-80M26 0C14-24 40-36 28-60'))}</g>`;
