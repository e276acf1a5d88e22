import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { sampleActivity } from '../../model/fixtures/samples.ts';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { pageAfterCalls, pageAt } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';

const pageOfCategory: Record<string, string> = {
  'Wine & Spirits': '/wine-spirits',
  'Water Sports': '/water-sports',
  Outdoor: '/outdoor',
  Culture: '/culture',
  Dining: '/dining',
  Entertainment: '/entertainment',
};

const { activities } = await shippedSnapshot();
const main = within((await pageAt('/things-to-do')).getByRole('main'));

test('§2 Things to do: title, intro and a grid of all activities', () => {
  const [title, ...otherTitles] = main.getAllByRole('heading', { level: 1 });
  expect([title?.textContent, otherTitles]).toEqual(['Things to Do', []]);
  expect(title?.nextElementSibling?.textContent).toMatch(/^\w+ \w+.+\.$/);
  const cards = texts(
    main.getAllByRole('article').flatMap((card) => card.querySelector('h3') ?? []),
  );
  expect(cards.toSorted()).toEqual(activities.map(({ title }) => title).toSorted());
});

test('many activities stand by category, alike ones together, in the owner’s order, with headings, links and counts (decision 50)', () => {
  const inMain = main.getByRole('heading', { level: 1 }).closest('main') as HTMLElement;
  const groups = [...inMain.querySelectorAll('.group')].map((group) => ({
    name: group.querySelector('h2')?.textContent,
    link: `#${group.querySelector('h2')?.id}`,
    titles: texts(group.querySelectorAll('article h3')),
  }));
  expect(groups.map(({ name }) => name)).toEqual([
    ...['Wine & Spirits', 'Water Sports', 'Water Activities', 'Outdoor', 'Culture'],
    ...['Dining', 'Food & Dining', 'Entertainment', 'Photography'],
  ]);
  for (const { name, titles } of groups) {
    const ofCategory = activities.filter(({ category }) => category === name);
    expect(titles).toEqual(ofCategory.map(({ title }) => title));
  }
  const links = main.getByRole('navigation', { name: 'Categories' }).querySelectorAll('a');
  expect(hrefs(links)).toEqual(groups.map(({ link }) => link));
  expect(texts(links)).toEqual(groups.map(({ name, titles }) => `${name} ${titles.length}`));
  expect(inMain.querySelector('input')).toBeNull();
});

test('a dozen activities need no groups, nor do those of one category; of unknown ones, each comes last (decision 50)', async () => {
  const few = Array.from({ length: 12 }, (_, index) =>
    sampleActivity(index + 1, { category: index % 2 ? 'Outdoor' : 'Birding' }),
  );
  const more = sampleActivity(13, { category: 'Birding' });
  const ofOne = [...few, more].map((activity) => ({ ...activity, category: 'Outdoor' }));
  const headings = async (json: object[]) => {
    const { document } = await pageAfterCalls('/things-to-do', { '/api/activities': { json } });
    expect(document.querySelectorAll('main article')).toHaveLength(json.length);
    return texts(document.querySelectorAll('main h2:not(#stay)'));
  };
  expect(await headings(few)).toEqual(['All activities']);
  expect(await headings(ofOne)).toEqual(['All activities']);
  expect(await headings([...few, more])).toEqual(['Outdoor', 'Birding']);
});

test('a card names the town', () => {
  for (const card of main.getAllByRole('article')) {
    const title = card.querySelector('h3')?.textContent;
    const location = activities.find((activity) => activity.title === title)?.location;
    expect([title, card.querySelector('.place')?.textContent]).toEqual([title, location]);
  }
});

test('§2 Things to do: a card shows icon, category badge, title and description', () => {
  for (const card of main.getAllByRole('article')) {
    const heading = card.querySelector('h3')?.textContent;
    const activity = activities.find(({ title }) => title === heading);
    if (!activity) throw new Error(`${heading} is no activity.`);
    const { icon, category, title, description } = activity;
    const shown = texts(card.querySelectorAll('.badge > span, .badge, h3, h3 + p'));
    expect(shown).toEqual([`${icon}${category}`, icon, title, description]);
  }
});

test('§2 Things to do: "Learn More" leads to the category’s page, for any other category to /things-to-do', async () => {
  const categories = [
    ...Object.keys(pageOfCategory),
    'Photography',
    'Water Activities',
    'Food & Dining',
    'Skydiving',
  ];
  const json = categories.map((category, index) => sampleActivity(index + 1, { category }));
  const page = await pageAfterCalls('/things-to-do', { '/api/activities': { json } });
  const links = within(page.getByRole('main')).getAllByRole('link', { name: /^Learn More/ });
  expect(hrefs(links)).toEqual(
    categories.map((category) => pageOfCategory[category] ?? '/things-to-do'),
  );
});

test('"Learn More" of a category without a page leads where the owner says, once there is a link (decision 1)', async () => {
  const json = ['Photography', 'Dining'].map((category, index) => ({
    ...sampleActivity(index + 1, { category }),
    link: 'https://lavender.example/',
  }));
  const page = await pageAfterCalls('/things-to-do', { '/api/activities': { json } });
  const links = within(page.getByRole('main')).getAllByRole('link', { name: /^Learn More/ });
  expect(hrefs(links)).toEqual(['https://lavender.example/', '/dining']);
  expect(links[0]?.getAttribute('target')).toBe('_blank');
});

test('§2 Things to do: the reusable list shows only the featured activities on the 404 page (decision 23)', async () => {
  const featured = activities.filter((activity) => activity.featured);
  expect(featured.length).toBeLessThan(activities.length);
  const { document } = await pageAt('/no-such-page');
  expect(texts(document.querySelectorAll('main article h3'))).toEqual(
    featured.map(({ title }) => title),
  );
});
