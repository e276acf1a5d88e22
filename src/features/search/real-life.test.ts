import { expect, test } from 'vitest';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { searchDocuments } from './search-documents.server.ts';
import { SearchEngine } from './search-engine.ts';

/** What users of other guides reported, tried here: every line has the name of its kind. */

const content = await shippedContent();
const documents = searchDocuments(content);
const { synonyms } = wordsOf(content.words, 'search');
const engine = new SearchEngine(documents, synonyms);

const pathsFor = (question: string) =>
  engine.ask(question, content.day).found.map(({ document }) => document.path);

const ENOUGH = 5;

test.each<[kind: string, question: string, pages: string]>([
  ['synonym of two words', 'honky tonk', '/blog/4 /things-to-do/twin-sisters-dance-hall'],
  ['words written as one', 'foodtruck', '/dining /things-to-do/eat-austin-from-a-window'],
  ['words written as one', 'swimminghole', '/things-to-do/blue-hole /blog/17'],
  ['words written as one', 'enchantedrock', '/things-to-do/enchanted-rock'],
  ['an address isn’t found', 'rr 965', '/things-to-do/enchanted-rock'],
  ['pages and answers of the guide that aren’t in the index', 'faq', '/'],
  ['pages and answers of the guide that aren’t in the index', 'amenities', '/'],
  ['pages and answers of the guide that aren’t in the index', 'minimum stay', '/'],
  ['pages and answers of the guide that aren’t in the index', 'how far ahead to book', '/'],
  ['pages and answers of the guide that aren’t in the index', 'things to do', '/things-to-do'],
  ['pages and answers of the guide that aren’t in the index', 'map', '/destinations'],
  ['pages and answers of the guide that aren’t in the index', 'plan my stay', '/stay /plan'],
  ['pages and answers of the guide that aren’t in the index', 'itinerary', '/blog/14 /plan'],
])('search: %s: “%s” finds %s among its first five', (_, question, pages) => {
  const first = pathsFor(question)
    .slice(0, ENOUGH)
    .map((path) => path.replace(/#questions.*/, ''));
  expect(first).toEqual(expect.arrayContaining(pages.split(' ')));
});

test.each<[kind: string, question: string, same: string]>([
  ['synonym of two words', 'step-free', 'wheelchair'],
  ['words written as one', 'dogfriendly', 'dog friendly'],
  ['a word written as two', 'star gazing', 'stargazing'],
  ['what visitors call it', 'handicap', 'wheelchair'],
  ['what visitors call it', 'ada', 'wheelchair'],
  ['what visitors call it', 'disabled', 'wheelchair'],
])('search: %s: “%s” finds what “%s” finds', (_, question, same) => {
  expect(pathsFor(same)).not.toEqual([]);
  expect(pathsFor(question).sort()).toEqual(pathsFor(same).sort());
});

test.each<[question: string, says: RegExp]>([
  ['wheelchair', /wheelchair|accessib|stroller|mobility|step-free|stepFree/i],
  ['dance', /danc|two[- ]steps?|honky-tonk/i],
])(
  'search: synonym of two words leaks its parts: all that “%s” finds says so',
  (question, says) => {
    for (const { document } of engine.ask(question).found)
      expect(JSON.stringify(document), document.path).toMatch(says);
  },
);

test.each<[kind: string, question: string, title: string]>([
  ['short possessive without its apostrophe', 'joes', 'Joe’s Ice House'],
  ['possessive without its apostrophes', 'obriens', 'Käse at O’Brien’s'],
  ['symbol stays part of an indexed word', '50+ wineries', 'Zorro 50+ Wineries Tour'],
  ['symbol stays part of an indexed word', 'cantina', 'Tex~Mex|Cantina'],
  ['letters that no accent rule folds', 'grosse', 'Große Gasse'],
  ['letters that no accent rule folds', 'lodz', 'Łódź café'],
  ['road name written together or apart', 'I35', 'Old I-35 Diner'],
  ['road name written together or apart', 'rr 1', 'Swim at RR1 Crossing'],
  ['letters with periods', 'vfd', 'V.F.D. Fish Fry'],
])('search: %s: “%s” finds “%s” first', async (_, question, title) => {
  const entry = { kind: 'activity', path: '/new', title, text: '', words: '' } as const;
  const withEntry = new SearchEngine([...documents, entry], synonyms);
  expect(withEntry.ask(question).found[0]?.document.title).toBe(title);
});
