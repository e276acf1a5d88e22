import { disc, fill, line } from './at.ts';
import { shining, tint } from './color.ts';

/** Bulbs along a path: a soft halo under bright dots, `gap` units apart. */
export function bulbs(path: string, color = '#ffc766', size = 6, gap = 16): string {
  return shining(`<g fill="none" stroke-linecap="round"><path d="${path}" stroke="${color}" stroke-width="${size * 2.4}" opacity=".26"/><path d="${path}" stroke="${tint(color, 0.75)}" stroke-width="${size}" stroke-dasharray="0 ${gap}"/></g>`);
}

/** Bulbs on a wire that sags between the points, from left to right. */
export function wire(points: readonly (readonly [number, number])[], sag = 40, color = '#ffc766', size = 8, gap = 28): string {
  const [start, ...rest] = points as [readonly [number, number], ...(readonly [number, number])[]];
  let path = `M${start[0]} ${start[1]}`;
  let [x, y] = start;
  for (const [nextX, nextY] of rest) {
    path += `Q${(x + nextX) / 2} ${(y + nextY) / 2 + sag * 2} ${nextX} ${nextY}`;
    [x, y] = [nextX, nextY];
  }
  return `${line('#2a2440', 2, path)}${bulbs(path, color, size, gap)}`;
}

/** A round halo of light that fades to nothing. Ids must be unique in a picture. */
export function halo(x: number, y: number, radius: number, color = '#ffcf73', strength = 0.8, id = `h${x}-${y}`): string {
  return shining(`<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${strength}"/><stop offset=".4" stop-color="${color}" stop-opacity="${strength * 0.4}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`);
}

/** A star with five points. */
export function star(x: number, y: number, radius: number, color = '#ffe9a8'): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 ? radius * 0.42 : radius;
    return `${Math.round(x + Math.sin((index * Math.PI) / 5) * reach)} ${Math.round(y - Math.cos((index * Math.PI) / 5) * reach)}`;
  });
  return fill(color, `M${points.join('L')}Z`);
}

/** A burst of fireworks. */
export function firework(x: number, y: number, radius: number, color = '#ff8a6a'): string {
  const rays = (from: number, to: number, turn: number) => Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI + turn;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return `M${Math.round(x + dx * radius * from)} ${Math.round(y + dy * radius * from)}Q${Math.round(x + dx * radius * (to - 0.15))} ${Math.round(y + dy * radius * (to - 0.15))} ${Math.round(x + dx * radius * to)} ${Math.round(y + dy * radius * to + radius * 0.1)}`;
  }).join('');
  return shining(`${line(color, radius / 22, rays(0.3, 1, 0))}${line(tint(color, 0.6), radius / 28, rays(0.12, 0.6, 0.22))}`);
}

/** A campfire, 70 units tall. */
export const campfire = fill('#4a3028', 'M-46 4-4-10 2-2-40 14ZM46 4 4-10-2-2 40 14Z') + shining(`${fill('#e8562e', 'M-30 0C-40-26-18-34-20-58-4-50 0-66 2-78 14-62 10-54 22-48 20-34 38-26 28 0Z')}${fill('#ffa63a', 'M-20 0C-26-18-10-26-12-42 0-36 2-48 4-56 12-40 10-34 16-30 18-18 24-14 18 0Z')}${fill('#fff0b0', 'M-10 0C-14-12-4-16-4-26 4-18 8-14 8-10 12-8 12-4 8 0Z')}`);

/** A street lamp with one globe, 200 units tall. */
export const lamp = fill('#2a2f3c', 'M-4 0-3-168H3L4 0ZM-12 0q12-20 24 0ZM-10-168h20l-4-8H-6Z') + shining(disc('#ffe9ae', 0, -190, 17) + disc('#fffaea', 3, -193, 9));
