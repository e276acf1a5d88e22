import type { CabinFeature } from './cabin-features.ts';

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
