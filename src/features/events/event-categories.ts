/** The specification's event categories (section 3). */
export const EVENT_CATEGORIES: readonly string[] = [
  'Festival',
  'Outdoor',
  'Music',
  'Food',
  'Culture',
  'Holiday',
];
