import svgpath from 'svgpath';

/** The drawing moved to x, y and scaled; a negative `scaleX` mirrors it. */
export function at(x: number, y: number, scale: number, svg: string, scaleX = scale): string {
  const size = scaleX === scale ? `${scale}` : `${scaleX} ${scale}`;
  return `<g transform="translate(${x} ${y})${scale === 1 && scaleX === 1 ? '' : ` scale(${size})`}">${svg}</g>`;
}

/** The drawing turned by `degrees` around the point x, y it is moved to. */
export function turned(x: number, y: number, degrees: number, svg: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${svg}</g>`;
}

/** A filled path. */
export const fill = (color: string, path: string) => `<path d="${path}" fill="${color}"/>`;

/** A stroked path with round ends. */
export const line = (color: string, width: number, path: string) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A circle. */
export const disc = (color: string, x: number, y: number, radius: number) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;

/** Discs of one color as one shape: a phone lays out each shape of each copy of a drawing. */
export const discs = (color: string, ...all: (readonly [x: number, y: number, radius: number])[]) =>
  fill(color, all.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0Z`).join(''));

/** Path data of one outline at several places, for one shape instead of as many. */
export const copies = (path: string, ...places: readonly (readonly [x: number, y: number, scale: number, degrees?: number])[]) =>
  places.map(([x, y, scale, degrees = 0]) => svgpath(path).scale(scale).rotate(degrees).translate(x, y).rel().round(1)).join('');

/** An ellipse. */
export const oval = (color: string, x: number, y: number, radiusX: number, radiusY: number) => `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${color}"/>`;

/**
 * The same drawing at several places: x, y and scale of each. A negative scale mirrors it. It is
 * written once.
 */
export function each(svg: string, ...places: readonly (readonly [x: number, y: number, scale: number])[]): string {
  const id = `u${[...svg].reduce((hash, sign) => (hash * 31 + sign.charCodeAt(0)) % 99991, 7)}`;
  return `<defs><g id="${id}">${svg}</g></defs>${places.map(([x, y, scale]) => at(x, y, Math.abs(scale), `<use href="#${id}"/>`, scale)).join('')}`;
}

/** The shadow under whatever stands at x, y. */
export const shadow = (x: number, y: number, halfWidth: number) => `<ellipse cx="${x}" cy="${y}" rx="${halfWidth}" ry="${Math.round(halfWidth / 7)}" fill="#241f3a" opacity=".3"/>`;
