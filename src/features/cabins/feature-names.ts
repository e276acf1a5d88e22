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
