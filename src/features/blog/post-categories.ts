/** The specification's post categories (section 3). */
export const POST_CATEGORIES: readonly string[] = [
  'Wine & Spirits',
  'Outdoor Adventures',
  'Food & Dining',
  'Travel Guides',
  'Photography',
];
