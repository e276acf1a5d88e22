/**
 * What the same takes with WordPress and The Events Calendar, counted by its own forms (the boxes "Time
 * & Date", "Location", "Event Cost" and "Event status" of its repository) and WordPress' lists and
 * revisions: somebody is signed in, on the dashboard, at a phone, where the menu is folded. A tap is one
 * on a link, a field, a choice or a button; a key is a character of the same words as ours, and of dates
 * such as 2027-06-05. Scrolling and closing notices aren't counted. Posts, places and pages are written in
 * its block editor, where Enter leads from the title to the text and the settings are behind a button;
 * a photo is a post's featured image, and the telephone stands in the theme's footer.
 */
const WORDPRESS: Readonly<Record<string, string>> = {
  notice: 'none built in',
  'new event': '15 taps, 66 keys, for one year (a rule such as ours needs its Pro version)',
  'moving it': '7 taps, 15 keys',
  'one day canceled': '8 taps, 5 keys, for the whole event',
  'dates announced': '8 taps, 27 keys',
  'a price': '7 taps, 16 keys',
  'a typo': '7 taps, 25 keys',
  'taking it back': '5 taps; dates, place and price of an event can’t be',
  'a post with a photo': '17 taps, 99 keys',
  'a picture of the season': '10 taps, 20 keys',
  'an answer': '5 taps, 5 keys',
  'the minimum stay': '5 taps, 2 keys, in the answer only',
  'the telephone': '8 taps, 14 keys, in the footer only',
  'a new place': '15 taps, 84 keys, without a place on the map',
  featured: '11 taps, as a sticky post',
  'a fact that is still right': 'nobody asks',
  'a page of your own': '6 taps, 42 keys',
};

/** What a task took here, and beside it what the same takes there. */
export function beside(task: string, ours: string): string {
  const theirs = WORDPRESS[task];
  return `${task}: ${ours}${theirs ? `  (WordPress: ${theirs})` : ''}`;
}
