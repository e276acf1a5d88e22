/**
 * The drawing kit for the guide's poster illustrations: frames, skies, ridges and repeatable random
 * numbers. Motifs are in motifs.ts.
 */

/**
 * One of the guide's pictures. `draw` returns a whole SVG document, which `npm run draw` writes to
 * `content/images/<name>.svg`, or, for the cards of towns and months, to
 * `public/towns/<name>.svg` and `public/months/<name>.svg`.
 */
export interface Scene {
  /** File name without its extension, in kebab-case. */
  name: string;
  /** Rounds paths to whole units, which is a tenth of the bytes. Not with stars or other dots. */
  wholeUnits?: true;
  draw: () => string;
}

export interface Frame {
  width: number;
  height: number;
}

/** 4:3, for cards. */
export const CARD: Frame = { width: 800, height: 600 };
/** 16:9, for the tops of towns' cards. Their sky is the town's own gradient, so it isn't drawn. */
export const FACE: Frame = { width: 800, height: 450 };
/** 16:9, for heroes. */
export const HERO: Frame = { width: 1600, height: 900 };

/** Pseudo-random numbers in [0, 1): the same seed draws the same picture. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** One decimal is enough for a poster and keeps the files small. */
export function round(value: number): number {
  return +value.toFixed(1);
}

export interface Ridge {
  frame: Frame;
  /** Mean height of the crest, from the top of the frame. */
  y: number;
  /** Distance between the lowest and the highest point of the crest. */
  amplitude: number;
  /** Number of swells across the frame. */
  swells: number;
  seed: number;
}

/** The path data of a soft hill line, closed along the bottom edge of the frame. */
export function ridge({ frame, y, amplitude, swells, seed }: Ridge): string {
  const roll = dice(seed);
  const crest = Array.from({ length: swells + 1 }, (_, index) => ({
    x: (index * frame.width) / swells,
    y: y + (roll() - 0.5) * amplitude,
  }));
  let path = `M0 ${frame.height}V${round(crest[0]?.y ?? y)}`;
  for (let index = 1; index < crest.length; index++) {
    const from = crest[index - 1] as { x: number; y: number };
    const to = crest[index] as { x: number; y: number };
    const middle = round((from.x + to.x) / 2);
    path += `C${middle} ${round(from.y)} ${middle} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
  }
  return `${path}V${frame.height}Z`;
}

/** A top-to-bottom gradient. Stops are [offset 0 to 1, color]. */
export function verticalGradient(id: string, ...stops: [number, string][]): string {
  const marks = stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${marks}</linearGradient>`;
}

/**
 * The gradient `url(#night)` of a hero: its left, where words stand, is in calm, dark shade, which ends
 * before the subject, eased so that no edge shows. Whatever shines is drawn after it. Shown narrow, on phones and cards, the picture
 * has no words on it, and no shade.
 */
export function nightSide(color = '#171a45', depth = 0.68, from = 740): string {
  const stops = [[0, 1], [0.2, 0.9], [0.5, 0.5], [0.8, 0.1], [1, 0]]
    .map(([at = 0, share = 0]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${+(depth * share).toFixed(2)}"/>`)
    .join('');
  return `<style>@media(max-width:880px){[gradientUnits] stop{stop-opacity:0}}</style><linearGradient id="night" gradientUnits="userSpaceOnUse" x1="${from}" x2="1180" y1="0" y2="0">${stops}</linearGradient>`;
}

/** A rectangle over the whole frame, mostly a sky: `fill` is a color or `url(#id)`. */
export function backdrop(frame: Frame, fill: string): string {
  return `<path d="M0 0H${frame.width}V${frame.height}H0Z" fill="${fill}"/>`;
}

/** The finished SVG document. */
export function poster(frame: Frame, body: string, definitions = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" preserveAspectRatio="xMidYMid slice"><defs>${definitions}</defs>${body}</svg>`;
}
