/** The categories that the specification lists for posts (section 3). */
export const POST_CATEGORIES: readonly string[] = [
  'Wine & Spirits',
  'Outdoor Adventures',
  'Food & Dining',
  'Travel Guides',
  'Photography',
];
