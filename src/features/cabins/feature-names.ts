/** What a cabin can have, as the owner writes it, with what its page calls it. */
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

/** What a photo can show. */
export const ROOM_NAMES = {
  'porch-view': 'The view from the porch',
  beds: 'Beds',
  bath: 'Bath',
  kitchen: 'Kitchen',
  approach: 'The way in',
} as const;

/** How far what guests ask for can be, in minutes by road, in the order of its page. */
export const WAY_NAMES = {
  river: 'River',
  groceries: 'Groceries',
  square: 'Town square',
  hospital: 'Hospital',
} as const;

/** What its walls can be of. */
export const CABIN_WALLS = ['cedar', 'stone'] as const;

/** "Porch, Hot tub"; undefined if a cabin names no feature that we know. */
export function featuresInWords(features: readonly string[] = []): string | undefined {
  const names: Readonly<Record<string, string>> = FEATURE_NAMES;
  return (
    features
      .map((feature) => names[feature])
      .filter(Boolean)
      .join(', ') || undefined
  );
}
