import { expect, test } from 'vitest';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { searchDocuments } from './search-documents.server.ts';
import { SearchEngine } from './search-engine.ts';

const content = await shippedContent();
const engine = new SearchEngine(
  searchDocuments(content),
  wordsOf(content.words, 'search').synonyms,
);
const pathsFor = (question: string, most: number) =>
  engine
    .ask(question)
    .found.slice(0, most)
    .map(({ document }) => document.path.replace(/#(?:questions|cabins).*/, ''));

test.each([
  ['faq', '/'],
  ['amenities', '/'],
  ['minimum stay', '/'],
  ['how far ahead to book', '/'],
  ['where are the cabins?', '/contact'],
  ['book', '/stay'],
  ['How do I book?', '/stay'],
  ['pet policy', '/'],
  ['check in', '/contact'],
  ['hot tub', '/'],
  ['dogfriendly', '/blog/17'],
  ['things to do', '/things-to-do'],
  ['map', '/destinations'],
  ['plan my stay', '/stay'],
  ['plan my stay', '/plan'],
  ['itinerary', '/blog/14'],
  ['itinerary', '/plan'],
  ['cavren', '/blog/23'],
  ['foodtruck', '/dining'],
  ['foodtruck', '/things-to-do/eat-austin-from-a-window'],
  ['swimminghole', '/blog/17'],
  ['swimminghole', '/things-to-do/blue-hole'],
  ['enchantedrock', '/things-to-do/enchanted-rock'],
  ['rr 965', '/things-to-do/enchanted-rock'],
  ['Ranch Road 965', '/things-to-do/enchanted-rock'],
  ['fm965', '/things-to-do/enchanted-rock'],
  ['star gazing', '/blog/10'],
  ['honky tonk', '/blog/4'],
  ['bird watching', '/blog/13'],
  ['two-step', '/things-to-do/two-step-at-gruene-hall'],
  ['playground', '/things-to-do/blue-hole'],
  ['salt lick', '/blog/1'],
  ['coopers', '/blog/1'],
  ['groceries', '/blog/19'],
  ['wedding', '/blog/4'],
  ['sunrise', '/stay'],
  ['turn around don’t drown', '/river-safety'],
  ['phone number', '/contact'],
  ['tonight', '/events'],
  ['perros', '/blog/17'],
  ['vino', '/wine-spirits'],
  ['niños', '/blog/17'],
  ['lluvia', '/blog/15'],
  ['cabañas', '/contact'],
  ['estrellas', '/blog/10'],
  ['cervecería', '/things-to-do/biergarten'],
  ['navidad luces', '/events/christmas-nights-of-lights'],
  ['murciélagos', '/blog/2'],
  ['duraznos', '/blog/3'],
  ['¿dónde nadar?', '/blog/9'],
  ['quien es el dueño', '/contact'],
  ['toobing', '/blog/26'],
  ['chek in', '/contact'],
  ['what time does the sun set', '/stay'],
  ['sleeps 10', '/'],
  ['can you swim at hamilton pool', '/things-to-do/walk-down-to-hamilton-pool'],
  ['how long until oktoberfest', '/events/fredericksburg-oktoberfest'],
])('“%s” finds %s among its first three', (question, path) => {
  expect(pathsFor(question, 3)).toContain(path);
});

test.each(['step-free', 'stepfree', 'handicap', 'disabled', 'ada', 'Handicapped'])(
  '“%s” finds what “wheelchair” finds',
  (question) => {
    expect(pathsFor(question, 100).sort()).toEqual(pathsFor('wheelchair', 100).sort());
  },
);

test('an emoji is its word, or finds nothing', () => {
  expect(pathsFor('🍷', 9)).toEqual(pathsFor('wine', 9));
  expect(pathsFor('🛸', 9)).toEqual([]);
});

test('every entry that “step-free” finds says something about it', () => {
  const wanted = /wheelchair|accessib|step-?free|stroller|mobility/i;
  for (const { document } of engine.ask('step-free').found)
    expect(JSON.stringify(document), document.path).toMatch(wanted);
});

test('who asks for Oktoberfest finds it before the other one', () => {
  expect(pathsFor('oktoberfest', 1)).toEqual(['/events/fredericksburg-oktoberfest']);
});

test.each(['swimming hole', 'swimming holes', 'swimminghole'])(
  '“%s” finds Blue Hole first, and all that “swimming” and “swim” find',
  (question) => {
    const found = pathsFor(question, 100);
    expect(found[0]).toBe('/things-to-do/blue-hole');
    expect(found).toEqual(expect.arrayContaining(pathsFor('swimming', 100)));
    expect(found).toEqual(expect.arrayContaining(pathsFor('swim', 100)));
  },
);

test.each(['tubing', 'toobing'])('“%s” finds the tubes of the Comal first', (question) => {
  expect(pathsFor(question, 1)).toEqual(['/things-to-do/tube-the-comal']);
});

test.each([
  ['wimberley', '/destinations#destination-5', '/blog/19'],
  ['new braunfels', '/destinations/new-braunfels', '/blog/33'],
  ['Fredericksburg', '/destinations/fredericksburg', '/blog/28'],
])('“%s” finds the town, and then the post whose title begins with it', (question, ...paths) => {
  expect(pathsFor(question, 2)).toEqual(paths);
});
