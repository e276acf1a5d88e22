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
  const cards = within(main.getByRole('list')).getAllByRole('article');
  expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(
    activities.map((activity) => activity.title),
  );
});

test('§2 Things to do: a card shows icon, category badge, title and description', () => {
  const cards = main.getAllByRole('article');
  for (const [index, { icon, category, title, description }] of activities.entries()) {
    const shown = texts(cards[index]?.querySelectorAll('.badge, .emblem, h3, h3 + p') ?? []);
    expect(shown).toEqual([category, icon, title, description]);
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

test('§2 Things to do: the reusable list shows only the featured activities on the 404 page (decision 23)', async () => {
  const featured = activities.filter((activity) => activity.featured);
  expect(featured.length).toBeLessThan(activities.length);
  const { document } = await pageAt('/no-such-page');
  expect(texts(document.querySelectorAll('main article h3'))).toEqual(
    featured.map(({ title }) => title),
  );
});
