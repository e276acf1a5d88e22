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

/** What a photo can show. */
export const CABIN_ROOMS = ['porch-view', 'beds', 'bath', 'kitchen', 'approach'] as const;

/** How far what guests ask for can be, in minutes by road. */
export const CABIN_WAYS = ['river', 'groceries', 'square', 'hospital'] as const;
