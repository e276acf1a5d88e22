import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import type { Tree } from '../../content/versions/version.ts';
import { pagePaths } from '../../model/site-paths.ts';
import { renderedAt } from '../../server/fixtures/page-at.tsx';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import type { Field } from '../forms/form.ts';
import { Entries } from './entries.ts';
import { WordFinder } from './find.ts';
import { fixedReason } from './fixed-words.ts';
import { folded } from './folded.ts';
import { formOf } from './forms.ts';

/** The shipped content: a file's name stands for its hash. */
const tree: Tree = new Map(
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|md)$/.test(name))
    .map((name) => [name, name]),
);
const texts = new Map<string, string>();
const read = async (name: string) => {
  const text = texts.get(name) ?? readFileSync(join('content', name), 'utf8');
  texts.set(name, text);
  return text;
};
const entries = new Entries(contentTables, read);
const finder = new WordFinder(entries);
const find = (words: string) => finder.find(words, tree);

/** The control that a field's path leads to: "faq.questions[0].answer". */
function controlAt(fields: readonly Field[], path: string): string | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = fields.find((each) => each.name === name.replace(/\[.*/, ''));
  if (!field?.fields || rest.length === 0) return field?.control;
  return controlAt(field.fields, rest.join('.'));
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' },
};
const entity = (name: string) => ENTITIES[name] ?? name;

/** The texts that a visitor sees on every page, sentence by sentence, each with one of its pages. */
async function sentences(): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const path of pagePaths(await shippedContent())) {
    const { html } = await renderedAt(path);
    const [, body = ''] = html
      .replaceAll(/<svg\b(?:(?!<svg\b).)*?<\/svg>/gs, '')
      .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
      .split(/<body[^>]*>/);
    for (const text of body.split(/<[^>]*>/))
      for (const sentence of text
        .replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, entity)
        .split(/(?<=[.!?]) /))
        if (/\p{L}/u.test(sentence)) seen.set(sentence.trim(), path);
  }
  return seen;
}

test('every sentence of every page leads to its field, to the entry that it is made of, or to the reason why it is locked', async () => {
  const seen = await sentences();
  expect(seen.size).toBeGreaterThan(3000);
  const lost: string[] = [];
  const formless = new Set<string>();
  const count = { field: 0, made: 0, fixed: 0 };
  for (const [sentence, path] of seen) {
    const phrase = folded(sentence);
    const { hits, fixed } = await find(sentence);
    if (fixed !== undefined) count.fixed += 1;
    const [best] = hits;
    if (best?.field !== undefined) {
      const control = controlAt(formOf(entries, best.ref), best.field);
      if (control === undefined) formless.add(`${best.ref.list} ${best.field}`);
    }
    const text = folded(best?.excerpt ?? '');
    if (best && fixed === undefined)
      count[text.includes(phrase.slice(0, 20)) ? 'field' : 'made'] += 1;
    if (!best && fixed === undefined) lost.push(`${path}: ${sentence}`);
  }
  expect(lost).toEqual([]);
  expect([...formless]).toEqual([]);
  process.stdout.write(`  ${JSON.stringify(count)}\n`);
  // What the site makes of several fields is the exception.
  expect(count.field).toBeGreaterThan(count.made);
});

test('what is typed is found wherever it stands, the closest first, and in the field that is meant', async () => {
  const { hits } = await find('Can we bring the dog?');
  expect(hits[0]).toMatchObject({
    ref: { list: 'page', key: 'home' },
    field: 'faq.questions[3].question',
  });
  for (const [words, list, field] of [
    ['(512) 555-0142', 'site', 'phone'],
    ['booking.example.com', 'site', 'bookingUrl'],
    ['hot tub, a fire pit and a kitchen', 'page', 'cabins.features[0].text'],
  ] as const) {
    const found = (await find(words)).hits[0];
    expect([words, found?.ref.list]).toEqual([words, list]);
    expect([words, found?.field]).toEqual([words, field]);
  }
  // A name before the addresses that are made of it, and each entry's words before what nobody sees.
  const named = (await find('Enchanted Rock')).hits;
  expect(named[0]).toMatchObject({ ref: { list: 'activities' }, field: 'title' });
  expect(named.map(({ field }) => field)).not.toContain('slug');
  expect((await find('minimum stay')).hits[0]).toMatchObject({
    title: 'The home page',
    field: 'faq.questions[2].question',
  });
  expect((await find('home page')).hits[0]).toMatchObject({ ref: { list: 'page', key: 'home' } });
  expect((await find('https://guide.example/wine-spirits')).hits[0]).toMatchObject({
    ref: { list: 'page', key: 'wine-spirits' },
  });
  for (const half of ['//', 'https://[', 'http://a:b']) expect(await find(half)).toBeTruthy();
  expect(await find('xyzzy plugh')).toEqual({ hits: [] });
});

test('a typing error, the name of a field and what people call it are found', async () => {
  const typo = await find('lihgts spectacular');
  expect(typo.meant).toBe('lights spectacular');
  expect(typo.hits[0]).toMatchObject({ ref: { list: 'events', key: 18 }, field: 'title' });
  for (const words of ['phone number', 'telephone', 'phone'])
    expect([words, (await find(words)).hits[0]]).toEqual([
      words,
      expect.objectContaining({ ref: { list: 'site', key: 'site' }, label: 'Telephone' }),
    ]);
  const prices = (await find('price')).hits;
  expect(prices.slice(0, 4).map(({ ref }) => ref.list)).toContain('cabins');
  expect(prices.map(({ excerpt }) => excerpt)).not.toContain('price');
});

test.each([
  ['facebook', 'social.facebook'],
  ['booking link', 'bookingUrl'],
  ['our photo', 'host.imageUrl'],
  ['the host', 'host'],
  ['opening hours', 'supportHours'],
  ['zip code', 'address.postalCode'],
])(
  '“%s” leads to what the form has under another name, also within a group',
  async (words, field) => {
    const [hit] = (await find(words)).hits;
    expect(hit).toMatchObject({ ref: { list: 'site' }, field });
  },
);

test('dollars in words are found as the site writes them', async () => {
  const [hit] = (await find('8 dollars')).hits;
  expect(hit?.excerpt).toContain('$8');
});

test('each place is found once, and addresses of pages are no words', async () => {
  const { hits } = await find('lights spectacular');
  expect(hits[0]).toMatchObject({ ref: { list: 'events', key: 18 }, label: 'Name' });
  const rows = hits.map(({ ref, label, excerpt }) => JSON.stringify([ref, label, excerpt]));
  expect(new Set(rows).size).toBe(rows.length);
  expect(hits.filter(({ excerpt }) => excerpt?.includes('/events/'))).toEqual([]);
});

test('locked words say why; words of a text are not taken for them', async () => {
  for (const [words, reason] of [
    ['Book Now', /specification/],
    ['Skip to content', /program/],
    ['Saturday, December 5', /days or hours/],
    ['9 AM-5 PM', /days or hours/],
    ['25 mi away', /place on the map/],
    ['/images/hero-home-maples.svg', /The picture on top/],
  ] as const)
    expect([words, fixedReason(folded(words))]).toEqual([words, expect.stringMatching(reason)]);
  for (const words of ['Saturday', 'the porch light is on', 'about the river', 'bats'])
    expect([words, fixedReason(folded(words))]).toEqual([words, undefined]);
});

test('after a search that failed because the database was away, the next one finds', async () => {
  let isAway = true;
  const after = new WordFinder(
    new Entries(contentTables, async (name) => {
      if (isAway) throw new Error(`The database is away, and with it ${name}.`);
      return await read(name);
    }),
  );
  await expect(after.find('peach', tree)).rejects.toThrow('is away');
  isAway = false;
  const { hits } = await after.find('peach', tree);
  expect(hits.length).toBeGreaterThan(0);
});
