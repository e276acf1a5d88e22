/** The categories that the specification lists for events (section 3). */
export const EVENT_CATEGORIES: readonly string[] = [
  'Festival',
  'Outdoor',
  'Music',
  'Food',
  'Culture',
  'Holiday',
];
