/**
 * What the same takes with WordPress and The Events Calendar, counted by its own forms (the boxes "Time
 * & Date", "Location", "Event Cost" and "Event status" of its repository) and WordPress' lists and
 * revisions: somebody is signed in, on the dashboard, at a phone, where the menu is folded. A tap is one
 * on a link, a field, a choice or a button; a key is a character of the same words as ours, and of dates
 * such as 2027-06-05. Scrolling and closing notices aren't counted.
 */
export const WORDPRESS: Readonly<Record<string, string>> = {
  notice: 'none built in',
  'new event': '15 taps, 66 keys, for one year (a rule such as ours needs its Pro version)',
  'moving it': '7 taps, 15 keys',
  'one day canceled': '8 taps, 5 keys, for the whole event',
  'dates announced': '8 taps, 27 keys',
  'a price': '7 taps, 16 keys',
  'a typo': '7 taps, 25 keys',
  'taking it back': '5 taps; dates, place and price of an event can’t be',
};
