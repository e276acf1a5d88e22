import type { CABIN_ROOMS, CABIN_WAYS, CabinFeature } from './cabin-features.ts';

/** What a cabin's features are called on its page. */
export const FEATURE_NAMES: Readonly<Record<CabinFeature, string>> = {
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
};

/** What its photos are called that name a room. */
export const ROOM_NAMES: Readonly<Record<(typeof CABIN_ROOMS)[number], string>> = {
  'porch-view': 'The view from the porch',
  beds: 'Beds',
  bath: 'Bath',
  kitchen: 'Kitchen',
  approach: 'The way in',
};

/** What is near it, in the order of its page. */
export const WAY_NAMES: Readonly<Record<(typeof CABIN_WAYS)[number], string>> = {
  river: 'River',
  groceries: 'Groceries',
  square: 'Town square',
  hospital: 'Hospital',
};

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
