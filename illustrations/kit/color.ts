/** Colors of the kit's motifs: each is drawn in daylight, and the hour of the scene tints it. */

type Channels = [red: number, green: number, blue: number];

/** What an hour does to a color: multiplies it by `by`, then mixes `part` of `haze` into it. */
export interface Light {
  by: string;
  haze: string;
  part: number;
}

/** A mix of two colors like `#1b1838`; `part` of the second, from 0 to 1. */
export function mix(color: string, other: string, part: number): string {
  const [from, to] = [channels(color), channels(other)];
  return hex(from.map((value, index) => value + ((to[index] as number) - value) * part));
}

/** The color in shadow. */
export const shade = (color: string, part = 0.28) => mix(color, '#1f1a3c', part);

/** The color where the light falls on it. */
export const tint = (color: string, part = 0.32) => mix(color, '#fff1cf', part);

/** The drawing with its colors in this light. Colors in capitals (`shining`) stay as they are. */
export function inLight(svg: string, { by, haze, part }: Light): string {
  const factors = channels(by);
  return svg.replace(/#[0-9a-f]{6}\b/g, (color) =>
    mix(hex(channels(color).map((value, index) => (value * (factors[index] as number)) / 255)), haze, part),
  );
}

/** A drawing that gives light itself, such as a bulb: no hour tints it. */
export function shining(svg: string): string {
  return svg.replace(/#[0-9a-f]{6}\b/g, (color) => color.toUpperCase());
}

/** A drawing next to a lamp or fire, whatever the hour. */
export function lamplit(svg: string): string {
  return shining(inLight(svg, { by: '#ffe3b4', haze: '#6a2c3c', part: 0.1 }));
}

function channels(color: string): Channels {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)) as Channels;
}

function hex(values: number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
