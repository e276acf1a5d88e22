import { readFileSync } from 'node:fs';
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sampleActivity } from '../../model/fixtures/samples.ts';
import { texts } from '../../server/fixtures/element-texts.ts';
import { type PageInMemory, pageAfterCalls, pageAt } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';
import type { CategoryWords } from './category-words-schema.ts';

/** The table of section 2, "Category pages". */
const categories = [
  [
    '/wine-spirits',
    'Wine & Spirits',
    'Wine & Spirits',
    'Book Wine Tour',
    'Wine & Spirits activities coming soon!',
  ],
  [
    '/water-sports',
    'Water Sports',
    'Water Sports',
    'Book Water Activity',
    'Water Sports activities coming soon!',
  ],
  [
    '/outdoor',
    'Outdoor',
    'Outdoor Adventures',
    'Book Outdoor Adventure',
    'Outdoor activities coming soon!',
  ],
  [
    '/culture',
    'Culture',
    'Culture & Heritage',
    'Book Cultural Tour',
    'Cultural activities coming soon!',
  ],
  ['/dining', 'Dining', 'Dining & Cuisine', 'Find Restaurants', 'Dining experiences coming soon!'],
  [
    '/entertainment',
    'Entertainment',
    'Entertainment',
    'Find Entertainment',
    'Entertainment activities coming soon!',
  ],
] as const;

/** A subject that only the tips of the category mention, and one that only its highlights do. */
const subjects = [
  ['/wine-spirits', /tasting rooms/, /grapes/],
  ['/water-sports', /life jackets/, /canoe/],
  ['/outdoor', /day passes/, /bats/],
  ['/culture', /museum/, /treaty/],
  ['/dining', /brisket/, /sausage/],
  ['/entertainment', /dance floor/, /dancing/],
] as const;

const { activities } = await shippedSnapshot();
const pages = new Map(
  await Promise.all(categories.map(async ([path]) => [path, await pageAt(path)] as const)),
);

test.for(categories)(
  '§2 Category pages: %s shows the words of its own file',
  ([path, , heading, action]) => {
    const words = parse(readFileSync(`content/pages${path}.yaml`, 'utf8')) as CategoryWords;
    const { document } = pageOf(path);
    const hero = document.querySelector('main .hero');
    expect(texts(hero?.querySelectorAll('h1, .hero-lead, button') ?? [])).toEqual([
      heading,
      words.intro,
      action,
    ]);
    const picture = hero?.querySelector('img');
    expect([picture?.getAttribute('src'), picture?.alt]).toEqual([words.imageUrl, words.imageAlt]);
    expect(notesOf(path)).toEqual([words.tips, words.highlights]);
  },
);

test('§2 Category pages: each shows the activities of its category, out of the full list', () => {
  for (const [path, category] of categories) {
    const expected = activities
      .filter((activity) => activity.category === category)
      .map(({ title }) => title);
    expect(expected.length, category).toBeGreaterThan(0);
    const shown = (part: string) => texts(pageOf(path).document.querySelectorAll(part));
    expect([path, shown('main article h2')]).toEqual([path, expected]);
    expect([path, shown('main article:has(h2) .badge')]).toEqual([
      path,
      expected.map(() => category),
    ]);
  }
});

test('§2 Category pages: the headings are those of the table', () => {
  for (const [path, , heading] of categories) {
    expect([path, texts(pageOf(path).document.querySelectorAll('h1'))]).toEqual([path, [heading]]);
  }
});

test('§2 Category pages: each has a hero banner with its action button', () => {
  for (const [path, , , action] of categories) {
    const hero = pageOf(path).document.querySelector('main .hero');
    expect([path, hero?.querySelectorAll('img').length]).toEqual([path, 1]);
    expect([path, texts(hero?.querySelectorAll('button, a') ?? [])]).toEqual([path, [action]]);
  }
});

test('§2 Category pages: without activities each says what is coming soon, word for word', async () => {
  const json = [sampleActivity(1, { category: 'Photography' })];
  for (const [path, , , , empty] of categories) {
    const page = await pageAfterCalls(path, { '/api/activities': { json } });
    expect([path, page.getByRole('region', { name: 'Activities' }).textContent]).toEqual([
      path,
      empty,
    ]);
  }
});

test('§2 Category pages: a card shows image, badge, title, description, location and a "Learn More" button', () => {
  const outdoor = activities.filter(({ category }) => category === 'Outdoor');
  expect(outdoor.filter(({ location }) => location !== undefined)).not.toEqual([]);
  const cards = within(pageOf('/outdoor').getByRole('main')).getAllByRole('article');
  for (const [index, { title, imageUrl, description, location }] of outdoor.entries()) {
    const card = cards[index];
    expect(card?.querySelector('img')?.getAttribute('src')).toBe(imageUrl);
    expect(
      texts(card?.querySelectorAll('.badge, h2, h2 + p, .place, button:not(.save)') ?? []),
    ).toEqual([
      'Outdoor',
      title,
      description,
      ...(location === undefined ? [] : [location]),
      'Learn More',
    ]);
  }
});

test('§2 Category pages: each has sections of tips and of highlights', () => {
  for (const [path, tipsSubject, highlightsSubject] of subjects) {
    const [tips, highlights, ...others] = notesOf(path);
    expect([path, tips?.items.length, highlights?.items.length, others]).toEqual([path, 6, 6, []]);
    expect([tipsSubject, pathsWhoseNotesMention(0, tipsSubject)]).toEqual([tipsSubject, [path]]);
    expect([highlightsSubject, pathsWhoseNotesMention(1, highlightsSubject)]).toEqual([
      highlightsSubject,
      [path],
    ]);
  }
});

test('§2 Category pages: life jackets are required by law for children under 13', () => {
  const main = pageOf('/water-sports').getByRole('main');
  expect(main.textContent).toContain('life jackets are required by law for children under 13');
});

test('only Water Sports leads from its tips to the page on river safety', () => {
  const linking = [...pages].filter(([, { document }]) =>
    document.querySelector('main section:has(.notes-numbered) a[href="/river-safety"]'),
  );
  expect(linking.map(([path]) => path)).toEqual(['/water-sports']);
});

function pageOf(path: string): PageInMemory {
  const page = pages.get(path as (typeof categories)[number][0]);
  if (!page) throw new Error(`${path} is not a category page.`);
  return page;
}

/** Headings and items of the notes below the activities: first the tips, then the highlights. */
function notesOf(path: string): CategoryWords['tips'][] {
  const lists = [...pageOf(path).document.querySelectorAll('main .notes')];
  return lists.map((list) => ({
    heading: list.closest('section')?.querySelector('h2')?.textContent ?? '',
    items: [...list.querySelectorAll('li')].map((item) => ({
      title: item.querySelector('h3')?.textContent ?? '',
      text: item.querySelector('p')?.textContent ?? '',
    })),
  }));
}

function pathsWhoseNotesMention(index: number, subject: RegExp): string[] {
  return categories
    .map(([path]) => path)
    .filter((path) => new RegExp(subject, 'i').test(JSON.stringify(notesOf(path)[index])));
}
