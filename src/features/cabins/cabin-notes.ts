/** What guests ask before booking: the fields of `about`, in the page's order. */
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

/** What guests need on arrival day: the fields of `arrival`, in the order of a stay. */
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

/** Numbers that aren't secrets: phone numbers, ZIP codes, area codes. */
const HARMLESS =
  /(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|\b(?:TX|Texas|ZIP(?: code)?) \d{5}\b|\b(?:zip|area|dress) codes?\b/gi;

/** Patterns that reveal access: a number next to what it opens, or a password. */
const SECRETS: readonly RegExp[] = [
  /\b(?:codes?|passcode|pin(?! oaks?\b)|key ?pad|(?:lock|key) ?box|combination(?! of\b))\b(?:\D{0,6}|[^\d.;!?]{0,40})#?(?:\d[ -]?){3,}/i,
  /\d{3,}[#*]?,? (?:(?:opens?|unlocks?)\b|is the (?:[\w-]+ ){0,2}(?:code|pin|combination|password)\b)/i,
  /\d{4,}[#*]?,? (?:at|on|for|to) the (?:[\w-]+ )?(?:gate|door|key ?pad|(?:lock|key) ?box|lock|alarm)\b/i,
  /\b(?:enter|type|punch|key|press|dial)(?: in)? [#*]?(?:\d[ -]?){4,}/i,
  /\b(?:gate|door|lock|safe|alarm|garage)\s*(?:[:=#]|is)?\s*[#*]?\d{4,8}\b(?! +\p{L})/iu,
  /\bpass(?:word|phrase|key|code)\b\s*(?:[:=]|is\s)\s*(?!(?:on|in|at|by|the|under|inside|next|near|posted|written|sent|printed|yours?)\b)[\p{L}\d]/iu,
  /\bpass(?:word|phrase|key|code)\b\s*(?:(?:[:=]|is)\s*)?[“"'‘]\S/iu,
  /\bpass(?:word|phrase|key|code)\s+(?=\S*\d)(?:\d{4,}|(?=\S*\p{L})\S{5,})/iu,
  /\b(?:pw|pwd)\b\s*[:=]?\s*\S/i,
];

/** The problem with text that seems to contain an access code or password, which pages would publish. */
export function secretProblem(words: string): string | undefined {
  const told = words.replace(HARMLESS, ' ');
  return SECRETS.some((secret) => secret.test(told))
    ? 'looks like a code or a password, and everyone can read this page; delete it, and send it to your guests yourself'
    : undefined;
}
