/** A cabin's possible features: the name in the file, and the name on its page. */
export const FEATURE_NAMES = {
  porch: 'Porch',
  'hot-tub': 'Hot tub',
  'fire-pit': 'Fire pit',
  river: 'On the water',
  'hill-view': 'Hill view',
  kitchen: 'Kitchen',
  grill: 'Grill',
  internet: 'Internet',
  'air-conditioning': 'Air conditioning',
  laundry: 'Washer and dryer',
} as const;

export const ROOM_NAMES = {
  'porch-view': 'The view from the porch',
  beds: 'Beds',
  bath: 'Bath',
  kitchen: 'Kitchen',
  approach: 'The way in',
} as const;

/** The destinations that drive times are given for, in the page's order. */
export const WAY_NAMES = {
  river: 'River',
  groceries: 'Groceries',
  square: 'Town square',
  hospital: 'Hospital',
} as const;

export const CABIN_WALLS = ['cedar', 'stone'] as const;

/** "Porch, Hot tub"; undefined if none of the names is known. */
export function featuresInWords(features: readonly string[] = []): string | undefined {
  const names: Readonly<Record<string, string>> = FEATURE_NAMES;
  return (
    features
      .map((feature) => names[feature])
      .filter(Boolean)
      .join(', ') || undefined
  );
}
