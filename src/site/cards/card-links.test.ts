import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Content } from '../../model/content/content.ts';
import { pageAfterCalls, pageAt } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';

const lists: [path: string, part: 'activities' | 'events', prefix: string][] = [
  ['/', 'activities', '/things-to-do/'],
  ['/things-to-do', 'activities', '/things-to-do/'],
  ['/water-sports', 'activities', '/things-to-do/'],
  ['/no-such-page', 'activities', '/things-to-do/'],
  ['/', 'events', '/events/'],
  ['/events', 'events', '/events/'],
  ['/contact', 'events', '/events/'],
];

test.each(lists)(
  'on %s the title of each card of %s leads to its page, and the whole card with it (decision 31)',
  async (path, part, prefix) => {
    const entries = (await shippedSnapshot())[part];
    const changed = entries.map((entry) => ({ ...entry, slug: `page-${entry.id}` }));
    const page = await pageAt(path, { [part]: changed } as Partial<Content>);
    const shown = changed.flatMap(({ title, slug }) =>
      page.queryAllByRole('heading', { name: title }).map((heading) => ({ heading, slug })),
    );
    expect(shown.length).toBeGreaterThan(1);
    for (const { heading, slug } of shown) {
      const link = within(heading).getByRole('link');
      expect(link.getAttribute('href')).toBe(prefix + slug);
      const card = link.closest('article');
      expect([link.matches('.card-link'), card?.matches('.card-linked')]).toEqual([true, true]);
      expect(card?.querySelectorAll('.card-link')).toHaveLength(1);
    }
  },
);

test('a row without a slug has no page: its title is text (decision 33)', async () => {
  const row = {
    id: 1,
    title: 'Fish',
    description: '',
    category: 'Outdoor',
    icon: '',
    imageUrl: '',
  };
  const page = await pageAfterCalls('/outdoor', { '/api/activities': { json: [row] } });
  const card = page.getByRole('heading', { name: 'Fish' }).closest('article');
  expect(card?.querySelectorAll('a')).toHaveLength(0);
  expect(card?.matches('.card-linked')).toBe(false);
});

test('on the home page a town’s card leads to its page, or to all that is there (decision 31)', async () => {
  const { destinations } = await shippedSnapshot();
  const [first] = destinations;
  if (!first) throw new Error('There are no destinations.');
  const [austin, gruene] = ['Austin', 'Gruene'].map((name, index) => ({
    ...first,
    id: index + 1,
    name,
    featured: true,
  }));
  const page = await pageAt('/', { destinations: [austin, gruene] as Content['destinations'] });
  const links = ['Austin', 'Gruene'].map((name) => {
    const card = page.getByRole('heading', { level: 3, name }).closest('article');
    return [...(card?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  });
  expect(links).toEqual([['/destinations/austin'], ['/search#town=Gruene']]);
});
