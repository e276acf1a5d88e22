import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { PAGE_WORDS } from '../../app/page-words.ts';
import { categories } from '../../model/categories.ts';
import type { Words } from '../../model/content/content.ts';
import { triesAll } from '../../model/fixtures/cases.ts';
import { townsWithPage } from '../../model/towns.ts';
import { describeHeldBack, describeProblem, type HeldBack } from '../content-source.ts';
import { parseYaml } from '../files/yaml-text.ts';
import { countSlips, type Slip, slipsIn } from '../fixtures/page-word-slips.ts';
import { mergePart } from '../serving/merge-part.ts';
import { unreadEntry } from './entry-file.ts';
import type { LocatedEntry } from './placed-entries.ts';
import { entriesOf, readWords } from './placed-words.ts';
import { shippedWords } from './shipped-words.ts';

const shipped = shippedWords(contentTables);
const lastGood = { title: 'Last good' };
const textOf = (page: string) => readFileSync(`content/pages/${page}.yaml`, 'utf8');

interface ReadSlip {
  slip: Slip;
  entry: LocatedEntry<Words>;
  /** The same, completed with the shipped words; only if a key is missing or misspelt. */
  completed: LocatedEntry<Words> | undefined;
}

const readSlips = new Map<string, readonly ReadSlip[]>();

/** The page's slips as they are read, both ways at once: so each text is parsed once. */
function readSlipsOf(page: string): readonly ReadSlip[] {
  const read = reader(page);
  const slips =
    readSlips.get(page) ??
    slipsIn(textOf(page)).map((slip) => ({
      slip,
      entry: read(slip.text),
      completed: /is (?:missing|misspelt)$/.test(slip.what)
        ? read(slip.text, shipped[page])
        : undefined,
    }));
  readSlips.set(page, slips);
  return slips;
}

/** A function that reads text as the file of the page's words, completed with these words. */
function reader(page: string) {
  const file = `pages/${page}.yaml`;
  return (text: string, completedWith?: Words) => {
    const unread = unreadEntry(page, file);
    const yaml = parseYaml({ file, text, firstLine: 1 }, (problem) =>
      unread.problems.push(problem),
    );
    const place = yaml && { yaml, root: '', path: [] };
    return place ? readWords(page, place, contentTables, completedWith, () => {}) : unread;
  };
}

/** Why the entry's problems don't help to find the slip; undefined if they do. */
function weakness({ value, problems, file }: LocatedEntry, { what, line }: Slip) {
  if (value !== undefined || problems.length === 0) return `${what}: is not refused`;
  const isNamed = problems.some((problem) => line === undefined || problem.line === line);
  if (isNamed && problems.every((problem) => problem.file === file)) return undefined;
  return `${what} (line ${line}): ${problems.map(describeProblem).join()}`;
}

/** What a running server shows in place of the entry, with a past and without, and what it logs. */
function serve(page: string, entry: LocatedEntry) {
  const held: HeldBack[] = [];
  const part = { entries: [entry], broken: undefined, shipped: entriesOf(shipped) };
  const shown = [new Map([[page, lastGood]]), new Map()].map(
    (past) => mergePart('words', part, past, (one) => held.push(one)).get(page)?.value,
  );
  return { shown, log: describeHeldBack(held) };
}

/** No slips: on /river-safety a section may end with its list, and a site may have no telephone. */
const OPTIONAL = ['after is missing', 'phone is missing', 'more is missing'];

/**
 * What is near a town needs no link to a page, nor does a season, nor an icon; rules of days have optional fields,
 * and the search needs no answers and no ideas, which may be good all year.
 */
function isOptional(page: string, what: string): boolean {
  const isTown = townsWithPage.some(({ slug }) => slug === page);
  const isLinkless =
    (isTown || page === 'seasons') &&
    ['link is missing', 'picture is missing', 'icon is missing'].includes(what);
  const isOfRule = page === 'seasons' && /^(?:in|shift|lasts) is missing$/.test(what);
  const isOfSearch = page === 'search' && /^(?:answers|ideas|months) is missing$/.test(what);
  return OPTIONAL.includes(what) || isLinkless || isOfRule || isOfSearch;
}

/** Pages that differ from others of their kind only in their words: `npm run soak` tries them, too. */
const ALIKE: readonly string[] = [...townsWithPage.slice(1, -1), ...categories.slice(2, -1)].map(
  ({ slug }) => slug,
);

const PAGES = [...PAGE_WORDS.keys()].filter((page) => triesAll || !ALIKE.includes(page));

describe('a slip in the words of a page (decision 30)', () => {
  test.each(PAGES)(
    '%s: at any key and value is refused with file and line; servers keep the last good words',
    (page) => {
      expect(reader(page)(textOf(page)).problems).toEqual([]);
      const slips = readSlipsOf(page).filter(({ slip }) => !isOptional(page, slip.what));
      expect(slips.length).toBeGreaterThan(10);
      for (const { slip, entry } of slips) {
        expect(weakness(entry, slip)).toBeUndefined();
        const { shown, log } = serve(page, entry);
        expect([slip.what, shown]).toEqual([slip.what, [lastGood, shipped[page]]]);
        expect(log[0]).toContain(`the page ${page} keeps its last good words`);
        expect(log.at(-1)).toContain(`the page ${page} shows the shipped words`);
      }
    },
  );

  test.each(PAGES)(
    '%s: a missing key takes the shipped word, and every other slip is still refused',
    (page) => {
      for (const { slip, completed } of readSlipsOf(page)) {
        if (!completed) continue;
        const isMissing = slip.what.endsWith('is missing');
        const { value, problems } = completed;
        if (!isMissing || value === undefined) expect(problems, slip.what).not.toEqual([]);
        else if (!isOptional(page, slip.what)) expect(value).toEqual(shipped[page]);
      }
    },
  );

  const town = [['thingsToDo'], ['travelTips'], ['highlights']];
  const home = [
    ['cabins', 'features'],
    ['faq', 'questions'],
  ];
  test.each([
    ['home', home],
    ['austin', town],
    ['dripping-springs', town],
    ['fredericksburg', town],
    ['new-braunfels', town],
  ])('%s: in the length of a list that the specification fixes', (page, lists) => {
    const read = reader(page);
    for (const { text, what } of lists.flatMap((path) => countSlips(textOf(page), path)))
      expect(read(text, shipped[page]).problems.map(describeProblem), what).toContainEqual(
        expect.stringMatching(/:\d+ [\w.]+: must have exactly [468] entries$/),
      );
  });
});
