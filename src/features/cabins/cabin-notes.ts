/** What guests ask before they book, each answered in a line of `about`, in this order. */
export const ABOUT_NAMES = {
  rooms: 'Beds by room',
  fees: 'Fees',
  cancellation: 'If you cancel',
  host: 'Who answers',
  wifi: 'Wi-Fi',
  signal: 'Phone signal',
  road: 'The last mile of road',
  steps: 'From the car to the bed',
  air: 'Air and heat',
  alarms: 'Alarms',
} as const;

/** What guests need on the day, each in a line of `arrival`, in the order of a stay. */
export const ARRIVAL_NAMES = {
  finding: 'Finding it',
  lastStop: 'Last groceries and gas',
  bring: 'What to bring',
  emergency: 'Read this to 911',
  hospital: 'Emergency room',
  hotTub: 'Hot tub',
  fire: 'Fires and burn bans',
  trash: 'Trash',
  checkout: 'Before you leave',
  lost: 'Lost something?',
  again: 'Come again',
} as const;

/** Words next to which a number opens something. */
const CODE = /\b(?:codes?|passcode|pin|key ?pad|lock ?box|combination)\b\D{0,40}(?:\d[ -]?){3,}/i;

/** "password: bluebonnet" and "the password is bluebonnet", but not "is on the fridge". */
const PASSWORD =
  /\bpass(?:word|phrase|key)\b\s*(?:[:=“"']|is\s+(?!(?:on|in|at|by|the|posted|written)\b))\s*\S/i;

/** What to do with words that give away a code or a password, which pages show to everyone. */
export function secretProblem(words: string): string | undefined {
  return CODE.test(words) || PASSWORD.test(words)
    ? 'looks like a code or a password, and everyone can read this page; delete it, and send it to your guests yourself'
    : undefined;
}
