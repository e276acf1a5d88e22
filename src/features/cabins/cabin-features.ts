/** What a cabin can have, as the owner writes it. */
export const CABIN_FEATURES = [
  'porch',
  'hot-tub',
  'fire-pit',
  'river',
  'hill-view',
  'kitchen',
  'grill',
  'internet',
  'air-conditioning',
  'laundry',
] as const;

export type CabinFeature = (typeof CABIN_FEATURES)[number];

/** What its walls are of. */
export const CABIN_WALLS = ['cedar', 'stone'] as const;
