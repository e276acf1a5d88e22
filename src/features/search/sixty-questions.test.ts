import { expect, test } from 'vitest';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { searchDocuments } from './search-documents.server.ts';
import { SearchEngine } from './search-engine.ts';

const content = await shippedContent();
const engine = SearchEngine.create(
  searchDocuments(content),
  wordsOf(content.words, 'search').synonyms,
);

/** Each with the page that must be among its first three; a question of home is on "/". */
const QUESTIONS: Readonly<Record<string, readonly (readonly [asked: string, page: string])[]>> = {
  'of time': [
    ['tonight', '/events'],
    ['what’s on this weekend', '/events'],
    ['things to do tomorrow', '/events/walkway-of-lights'],
    ['events in March', '/events/rodeo-austin'],
    ['open today', '/events/old-gruene-market-days'],
    ['thanksgiving weekend', '/events/dickens-on-main'],
    ['market on December 5', '/events/wimberley-market-day'],
    ['New Year’s Eve', '/events/new-years-eve-on-marktplatz'],
    ['live music in October', '/events/austin-city-limits'],
    ['festival in the spring', '/events/burnet-bluebonnet-festival'],
  ],
  'in Spanish': [
    ['perros', '/blog/22'],
    ['gratis con niños', '/things-to-do/drive-the-lbj-ranch'],
    ['vino cerca de Fredericksburg', '/things-to-do/wine-road-290'],
    ['luces de Navidad', '/events/christmas-nights-of-lights'],
    ['dónde nadar con niños', '/blog/17'],
    ['senderos para silla de ruedas', '/blog/21'],
    ['este fin de semana', '/events'],
    ['reservar cabaña', '/stay'],
    ['río para flotar', '/blog/26'],
    ['mercado en diciembre', '/events/gruene-christmas-market'],
  ],
  misspelled: [
    ['whimberly', '/destinations#destination-5'],
    ['fredricksburg', '/destinations/fredericksburg'],
    ['guadaloupe kayak', '/things-to-do/guadalupe-below-canyon-dam'],
    ['enchated rock', '/things-to-do/enchanted-rock'],
    ['jacobs wel', '/things-to-do/jacobs-well'],
    ['pedernalas falls', '/things-to-do/pedernales-falls'],
    ['luckenbock', '/things-to-do/sit-in-at-luckenbach'],
    ['brisquet', '/things-to-do/llano-brisket'],
    ['bluebonets', '/blog/8'],
    ['octoberfest', '/events/fredericksburg-oktoberfest'],
  ],
  'joined or split': [
    ['foodtruck', '/things-to-do/eat-austin-from-a-window'],
    ['blue bonnets', '/blog/8'],
    ['honkytonk', '/blog/4'],
    ['milkyway', '/blog/10'],
    ['wild flowers', '/blog/8'],
    ['dancehall', '/blog/4'],
    ['gruenehall', '/things-to-do/two-step-at-gruene-hall'],
    ['lady birdlake', '/things-to-do/lady-bird-lake'],
    ['beergarden', '/things-to-do/biergarten'],
    ['longhorncavern', '/things-to-do/longhorn-cavern'],
  ],
  'about the business': [
    ['What is your pet policy?', '/'],
    ['can we bring our dog to the cabin', '/'],
    ['check in time', '/contact'],
    ['late checkout', '/contact'],
    ['cancel my booking', '/contact'],
    ['how much is a cabin', '/stay'],
    ['is there wifi', '/'],
    ['is there a hot tub in the cabins', '/'],
    ['Where exactly are the cabins?', '/contact'],
    ['minimum nights', '/'],
  ],
  'about facts': [
    ['free with kids', '/things-to-do/drive-the-lbj-ranch'],
    ['wheelchair accessible trail', '/blog/21'],
    ['dog friendly winery', '/things-to-do/taste-bourbon-in-hye'],
    ['indoor things for kids', '/things-to-do/science-mill'],
    ['swimming with dogs', '/blog/22'],
    ['do I need a reservation for Hamilton Pool', '/things-to-do/walk-down-to-hamilton-pool'],
    ['cave with a stroller', '/blog/23'],
    ['free with a dog in Wimberley', '/things-to-do/watch-glass-being-blown'],
    ['when it rains near Johnson City', '/things-to-do/science-mill'],
    ['bats with children', '/things-to-do/old-tunnel'],
  ],
};

test.each(
  Object.entries(QUESTIONS).flatMap(([kind, rows]) => rows.map((row) => [kind, ...row] as const)),
)('a question %s: “%s” finds %s among its first three', (_, asked, page) => {
  const first = engine.find(asked, content.day).slice(0, 3);
  expect(first.map(({ document }) => document.path.replace(/#questions.*/, ''))).toContain(page);
});

test('there are sixty, ten of each kind', () => {
  expect(Object.values(QUESTIONS).map((rows) => rows.length)).toEqual([10, 10, 10, 10, 10, 10]);
});
