import { categories } from '../../model/categories.ts';
import { pages } from '../../model/paths.ts';
import { townsWithPage } from '../../model/towns.ts';
import { folded } from './folded.ts';

const SPECIFIED =
  'The specification fixes these words, wherever they stand alone: in the menu, on a button, as a heading.';
const PROGRAM = 'The program says this. Whoever looks after the server changes it.';
const COUNTED =
  'The site counts this from an entry’s place on the map, its times, or how long its text is. Type the name of the entry.';
const DAYS = 'The site makes this of an entry’s days or hours. Type the name of the entry.';
const AGE =
  'The site says how old a fact is. Type the name of the entry; “Still right today” makes it new.';

const SEASON =
  'The home page’s picture is the season’s drawing, until you choose one: open the home page’s words, “The picture on top”.';
const CHOSEN =
  'The site says this for what is chosen in the form, such as at “Reserve?” or “Without steps?”.';

/** Words that the specification quotes and no field holds. */
const QUOTED = [
  ...categories.flatMap(({ heading, action, empty }) => [heading, action, empty]),
  ...Object.values(pages).map(({ label }) => label),
  ...['Book Now', 'Book Stay', 'Book Your Stay', 'Book Your Cabin', 'Browse All Cabins'],
  ...['Explore Cabins', 'Explore More Articles', 'View All Properties', 'View All Blog Posts'],
  ...['Learn More', 'Read More', 'Back to Blog', 'Quick Links', 'Privacy Policy', 'Blog posts'],
  ...[
    'Terms of Service',
    'Nearby Attractions',
    'Travel Tips',
    'Highlights',
    'All rights reserved.',
  ],
];

/** Other words that are the program's own. */
const OWN = [
  ...['Skip to content', 'Save to my plan', 'In my plan', 'Your trip', '(opens in a new tab)'],
  ...['Apple Maps', 'Google Maps', 'Good questions for now', 'What are you looking for?'],
  ...['Drawing, not a photograph', 'Example cabin, not for rent', 'The cabin at a glance'],
  ...[
    'The other cabins',
    'See our cabins one by one',
    'A place to stay',
    'Only show',
    'Bedrooms',
    'Baths',
  ],
  ...['Upcoming weekend', 'The weekend after', 'What is on during your stay'],
  ...[
    'No signal out there?',
    'On many of our roads there is none.',
    'Turn on JavaScript to keep it.',
  ],
  ...[
    'Keep this guide on your phone',
    'Words and maps only',
    'A plan’s link still works after that.',
  ],
];

const QUOTED_WORDS: ReadonlySet<string> = new Set(QUOTED.map(folded));
const OWN_WORDS: ReadonlySet<string> = new Set(OWN.map(folded));

const TOWNS = townsWithPage.map(({ name }) => folded(name)).join('|');

const PATTERNS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    new RegExp(
      `^(?:(?:about|more of|stay near) (?:${TOWNS})|what's on in \\D+|where (?:${TOWNS}) is)$`,
    ),
    PROGRAM,
  ],
  [/\bhero home (?:frost|bluebonnets|fireflies|maples) svg$/, SEASON],
  [/^keep the guide on your phone every page/, PROGRAM],
  [/^on an iphone add this site/, PROGRAM],
  [/^http .*events ics$/, PROGRAM],
  [/^(?:about )?\d+(?: \d+)? (?:min|mi|miles|guests?)(?: away)?$/, COUNTED],
  [/^sleeps \d+(?: \d+ bedrooms?| or more)?$/, COUNTED],
  [/^as the crow flies from our cabins|^as the turkey vulture flies/, COUNTED],
  [/^\w+ \d+ \d+ \d+ min read$/, COUNTED],
  [/^(?:last changed|facts checked) \w+ \d+ \d+$|^the oldest is from \d+$/, AGE],
  [/^as of \d+ (?:check|call) before you go$/, AGE],
  [/^(?:limited|you need one)$/, CHOSEN],
  [/^usually on these days they aren't announced yet$/, DAYS],
];

const OF_DAYS: ReadonlySet<string> = new Set(
  [
    'sun mon tue wed thu fri sat sunday monday tuesday wednesday thursday friday saturday',
    'jan feb mar apr may jun jul aug sep oct nov dec',
    'january february march april june july august september october november december',
    'am pm noon midnight to and on usually daily closed today tomorrow all day',
    'thanksgiving christmas',
  ].flatMap((words) => words.split(' ')),
);

/** Why words on the site are in no field; undefined if that isn't known. */
export function fixedReason(phrase: string): string | undefined {
  if (QUOTED_WORDS.has(phrase)) return SPECIFIED;
  if (OWN_WORDS.has(phrase)) return PROGRAM;
  const known = PATTERNS.find(([pattern]) => pattern.test(phrase));
  return known?.[1] ?? (isOfDays(phrase) ? DAYS : undefined);
}

/** A day alone could be a word in a text. */
function isOfDays(phrase: string): boolean {
  const words = phrase.split(' ');
  const isDay = (word: string) => OF_DAYS.has(word) || /^'?\d+$/.test(word);
  return words.length > 1 && words.every(isDay) && words.some((word) => OF_DAYS.has(word));
}
