/** A part of a picture: its left, top, right and bottom edge, in shares of width and height. */
export type FocalBox = readonly [left: number, top: number, right: number, bottom: number];

/** What must be in sight of each wide picture, however it is cropped. */
export const focalBoxes: Readonly<Record<string, FocalBox>> = {
  'hero-home': [0.55, 0.42, 0.89, 0.85],
  'hero-culture': [0.5, 0.18, 0.77, 0.79],
  'hero-dining': [0.44, 0.57, 0.87, 0.94],
  'hero-entertainment': [0.47, 0.4, 0.95, 0.93],
  'hero-outdoor': [0.3, 0.34, 0.97, 0.84],
  'hero-water-sports': [0.48, 0.5, 0.79, 0.91],
  'hero-wine-spirits': [0.5, 0.28, 0.89, 0.86],
  bluebonnets: [0.48, 0.22, 0.77, 0.63],
  'town-austin': [0.43, 0.36, 0.95, 0.94],
  'town-dripping-springs': [0.4, 0.41, 0.93, 0.92],
  'town-fredericksburg': [0.48, 0.36, 0.97, 0.91],
  'town-new-braunfels': [0.54, 0.38, 0.88, 0.93],
  'lost-road': [0.45, 0.31, 0.86, 0.8],
};
