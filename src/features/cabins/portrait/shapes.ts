/** A filled path. */
export const fill = (color: string, path: string, opacity = 1) =>
  `<path d="${path}" fill="${color}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** A stroked path with round caps. */
export const line = (color: string, width: number, path: string) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Moves a drawing to x, y and scales it; a negative `scaleX` mirrors it. */
export const at = (x: number, y: number, drawing: string, scale = 1, scaleX = scale) =>
  `<g transform="translate(${x} ${y}) scale(${scaleX} ${scale})">${drawing}</g>`;

/** Uses the motif with this id from `<defs>`, its foot at x, y. */
export const stamp = (id: string, x: number, y: number, scale: number, scaleX = scale) =>
  at(x, y, `<use href="#${id}"/>`, scale, scaleX);

/** Mixes two colors like `#1b1838`; `part` is the second one's share, from 0 to 1. */
export function mix(color: string, other: string, part: number): string {
  const channel = (hex: string, start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  const mixed = [1, 3, 5].map((start) =>
    Math.round(channel(color, start) * (1 - part) + channel(other, start) * part)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** The color in shadow. */
export const shade = (color: string, part = 0.3) => mix(color, '#241a3c', part);

/** The color in the light. */
export const tint = (color: string, part = 0.3) => mix(color, '#fff1cf', part);
