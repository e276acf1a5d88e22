export const CABINS_TOWN = 'Wimberley';

/** The drive between two towns by the usual road. */
export interface Road {
  from: string;
  to: string;
  /** On a usual day; the two are equal if the texts give one number. */
  minutes?: readonly [least: number, most: number];
  miles?: number;
}

/** The drives the guide states, against which its texts are checked. None is an estimate. */
export const ROADS: readonly Road[] = [
  { from: CABINS_TOWN, to: 'San Marcos', minutes: [25, 25] },
  { from: CABINS_TOWN, to: 'Dripping Springs', minutes: [25, 30] },
  { from: CABINS_TOWN, to: 'Driftwood', minutes: [25, 25], miles: 15 },
  { from: CABINS_TOWN, to: 'Kyle', minutes: [30, 30] },
  { from: CABINS_TOWN, to: 'Blanco', minutes: [35, 40] },
  { from: CABINS_TOWN, to: 'Gruene', minutes: [35, 40] },
  { from: CABINS_TOWN, to: 'New Braunfels', minutes: [35, 40] },
  { from: CABINS_TOWN, to: 'Johnson City', minutes: [50, 60] },
  { from: CABINS_TOWN, to: 'Austin', minutes: [50, 60] },
  { from: CABINS_TOWN, to: 'Stonewall', minutes: [75, 75] },
  { from: CABINS_TOWN, to: 'Luckenbach', minutes: [75, 75] },
  { from: CABINS_TOWN, to: 'Marble Falls', minutes: [75, 75] },
  { from: CABINS_TOWN, to: 'Boerne', minutes: [75, 75] },
  { from: CABINS_TOWN, to: 'Burnet', minutes: [90, 90] },
  { from: CABINS_TOWN, to: 'Fredericksburg', minutes: [90, 105] },
  { from: CABINS_TOWN, to: 'Comfort', minutes: [90, 105] },
  { from: CABINS_TOWN, to: 'Bandera', minutes: [90, 105] },
  { from: CABINS_TOWN, to: 'Kerrville', minutes: [90, 105] },
  { from: CABINS_TOWN, to: 'Llano', minutes: [120, 120] },
  { from: CABINS_TOWN, to: 'Leakey', minutes: [150, 180] },
  { from: 'Dripping Springs', to: 'Johnson City', minutes: [30, 30] },
  { from: 'Blanco', to: 'Johnson City', miles: 14 },
  // https://www.kwboerne.com/news/8-hill-country-day-trips-you-can-take-from-boerne
  { from: 'Boerne', to: 'Comfort', miles: 16.5 },
  { from: 'Burnet', to: 'Llano', miles: 30 },
  { from: 'Llano', to: 'Fredericksburg', miles: 40 },
];

/** The road between two towns, in either direction; undefined if the guide states none. */
export function roadBetween(one: string, other: string): Road | undefined {
  return ROADS.find(
    ({ from, to }) => (from === one && to === other) || (from === other && to === one),
  );
}
