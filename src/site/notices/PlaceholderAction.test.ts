import { expect, test } from 'vitest';
import { pageAt } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';

const targets: [path: string, name: string, href: string, leaves: boolean][] = [
  ['/outdoor', 'Book Outdoor Adventure', 'https://tours.example/outdoor', true],
  ['/culture', 'Book Cultural Tour', '/events', false],
  ['/outdoor', 'Learn More', '/blog/1', false],
  ['/events', 'Learn More →', 'https://market.example/', true],
  ['/events', 'Facebook', 'https://facebook.example/guide', true],
  ['/events', 'Privacy Policy', '/contact', false],
];

test('§2 Placeholder controls: once the owner sets a target each is a real link, in a new tab if it leaves the site (decision 1)', async () => {
  const { site, activities, events } = await shippedSnapshot();
  const changed = {
    site: {
      ...site,
      social: { facebook: 'https://facebook.example/guide' },
      legal: { privacy: '/contact' },
      categoryActions: { outdoor: 'https://tours.example/outdoor', culture: '/events' },
    },
    activities: activities.map((activity) =>
      activity.category === 'Outdoor' ? { ...activity, link: '/blog/1' } : activity,
    ),
    events: events.map((event) => ({ ...event, link: 'https://market.example/' })),
  };
  for (const [path, name, href, leaves] of targets) {
    const page = await pageAt(path, changed);
    const named = new RegExp(`^${name}`);
    expect(page.queryByRole('button', { name: named })).toBeNull();
    const [link] = page.getAllByRole('link', { name: named });
    const attributes = ['href', 'target', 'rel', 'data-notice'].map((attribute) =>
      link?.getAttribute(attribute),
    );
    expect([name, ...attributes]).toEqual([
      name,
      href,
      ...(leaves ? ['_blank', 'noopener'] : [null, null]),
      null,
    ]);
    expect(link?.textContent.endsWith('(opens in a new tab)')).toBe(leaves);
  }
});
