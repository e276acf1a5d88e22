/** The check's words for people who write files, and the desk's words for the same. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/, of which readers see every sign;/, ', and readers see those signs;'],
  [
    /for a subheading, write a paragraph of its own between double asterisks/,
    'take the signs away and tap “Heading” above the text',
  ],
  [
    /begin each line of a list with a hyphen and a space/,
    'take the signs away and tap “List” above the text',
  ],
  [
    /say it in words, or name a page of the guide under places:/,
    'say it in words, or add a page of the site to “Places in it”',
  ],
  [
    /delete it; a body has no pictures, and the picture of the page is imageUrl/,
    'delete it; the one picture of the page is “Picture”',
  ],
  [
    /which has no card; if you mean (.*), correct it$/,
    'which is not one of your towns; did you mean $1?',
  ],
  [/must be a whole number without quotes/, 'must be a whole number, such as 2'],
  [/must be a number without quotes/, 'must be a number'],
  [/must be minutes without quotes/, 'must be minutes'],
  [/, without quotes$/, ''],
  [/^is text, but must be a number$/, 'must be a number, such as 189'],
  [/^is (?:text|a number|empty|true or false), but must be (text|a number)(?:;.*)?$/, 'must be $1'],
  [/in quotes, such as '(\d\d:\d\d)' or '(\d\d:\d\d)'/, 'such as $1 or $2'],
  [
    /stands at an example; delete it, or delete example if the cabin is real/,
    'can’t stand at an example; leave it empty, or take away the tick at “Only an example” if the cabin is real',
  ],
  [/(may begin on a Friday or a Saturday); write \{.*\} if it's Saturday/, '$1; tap which'],
  [/; write it behind the day, or .* if it comes each year/, '; write it behind the day'],
  [
    /comes every other week, for which there is no rule; write its days, .*/,
    'comes every other week, for which there is no rule; write its days one by one',
  ],
  [/(needs the new place or hour): location or starts$/, '$1'],
  [/^must be a day such as [\d-]+ or /, 'isn’t understood; write a day such as '],
  [/^is before from$/, 'is before the first day'],
  [
    /must be a path such as (\S+) or an address/,
    'must be a page of the site, such as $1, or an address',
  ],
  [/; compare it with the example in docs\/content\.md/, ''],
  [
    /^is not a known field here; correct its spelling or delete it$/,
    'is nothing that the site knows',
  ],
];

/** A message of the check in the desk's words. */
export function inDeskWords(message: string): string {
  return WORDS.reduce((words, [file, desk]) => words.replace(file, desk), message);
}
