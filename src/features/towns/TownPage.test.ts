import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { paths } from '../../model/paths.ts';
import { expectBookingLink } from '../../server/fixtures/booking-link.ts';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { pageAt } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';

const towns = [
  ['fredericksburg', 'Fredericksburg', [/German/, /wine/i]],
  ['austin', 'Austin', [/live music/i, /food trucks/i, /Lady Bird Lake/]],
  ['dripping-springs', 'Dripping Springs', [/distiller/i, /brewer/i, /gateway/i]],
  ['new-braunfels', 'New Braunfels', [/river/i, /tub(?:e|ing)/i, /German/]],
] as const;

const mains = new Map(
  await Promise.all(
    towns.map(
      async ([slug]) => [slug, (await pageAt(`/destinations/${slug}`)).getByRole('main')] as const,
    ),
  ),
);

test('§2 Destination detail: a link leads back to /destinations', () => {
  for (const [slug] of towns) {
    const back = within(mainOf(slug)).getAllByRole('link', { name: 'All destinations' });
    expect([slug, hrefs(back)]).toEqual([slug, ['/destinations']]);
  }
});

test('§2 Destination detail: the hero has emoji, name and a short description', () => {
  for (const [slug, name] of towns) {
    const hero = mainOf(slug).querySelector('.hero') as HTMLElement;
    const emblem = hero.querySelector('[aria-hidden="true"]:not(svg)');
    expect(emblem?.textContent).toMatch(/^\p{Extended_Pictographic}\S*$/u);
    const [title, lead] = texts(hero.querySelectorAll('h1, .hero-lead'));
    expect(title).toBe(name);
    expect([slug, (lead ?? '').length]).toEqual([
      slug,
      expect.toSatisfy((length) => length > 40 && length < 200),
    ]);
  }
});

test('the hero says how far the town is from the cabins, and leads to the map, of the four towns', () => {
  const roads = towns.map(([slug]) => {
    const hero = mainOf(slug).querySelector<HTMLElement>('.hero');
    const [link] = within(hero as HTMLElement).getAllByRole('link', { name: 'See the map' });
    expect(link?.getAttribute('href')).toBe('#map');
    return hero?.querySelector('.hero-lead + div > p')?.textContent?.replaceAll('\u00A0', ' ');
  });
  expect(roads).toEqual([
    'About 1 h 30 min to 1 h 45 min from our cabins.',
    'About 50 min to 1 h from our cabins.',
    'About 25 to 30 min from our cabins.',
    'About 35 to 40 min from our cabins.',
  ]);
});

test('links below the hero lead to the parts of the page', () => {
  for (const [slug] of towns) {
    const links = within(mainOf(slug)).getByRole('navigation', { name: 'On this page' });
    const parts = hrefs(links.querySelectorAll('a')).map((id) =>
      mainOf(slug)
        .querySelector(`h2${id}`)
        ?.textContent?.replace(/Where .* is/, 'Map'),
    );
    expect(parts).toEqual([
      'Things to Do',
      'Highlights',
      'Best Time to Visit',
      'Nearby Attractions',
      'Travel Tips',
      'Map',
    ]);
  }
});

test('§2 Destination detail: an About text, 8 things to do, 6 travel tips and 6 highlights', () => {
  for (const [slug, name] of towns) {
    expect(part(slug, `About ${name}`).textContent.length).toBeGreaterThan(400);
    const items = ['Things to Do', 'Travel Tips', 'Highlights'].map((heading) =>
      texts(part(slug, heading).querySelectorAll('li')),
    );
    expect([slug, items.map((list) => new Set(list).size)]).toEqual([slug, [8, 6, 6]]);
    for (const text of items.flat()) expect(text).toMatch(/\w+ \w+/);
  }
});

test('§2 Destination detail: the best time to visit, and nearby attractions as chips', () => {
  for (const [slug] of towns) {
    expect(part(slug, 'Best Time to Visit').textContent.length).toBeGreaterThan(100);
    expect(part(slug, 'Nearby Attractions').querySelectorAll('.badge').length).toBeGreaterThan(2);
  }
});

test('a place near a town that has a page of ours is a link to it; any other is only a name', () => {
  const nearby = within(part('fredericksburg', 'Nearby Attractions'));
  const link = nearby.getByRole('link', { name: 'Luckenbach' });
  expect([link.getAttribute('href'), link.closest('.badge')?.textContent]).toEqual([
    '/things-to-do/sit-in-at-luckenbach',
    'Luckenbach',
  ]);
  const more = within(part('new-braunfels', 'Nearby Attractions'));
  expect(more.getByText('Seguin').closest('a')).toBeNull();
});

test('what was written about a town is named and pictured as the post itself', async () => {
  const shipped = await shippedSnapshot();
  const posts = new Map(shipped.posts.map((post) => [paths.post(post.id), post]));
  for (const [slug, name] of towns) {
    const links = [...part(slug, `More on ${name}`).querySelectorAll('.town-post')];
    expect(links).toHaveLength(3);
    for (const link of links) {
      const post = posts.get(link.getAttribute('href') ?? '');
      expect(link.textContent).toBe(post?.title);
      const picture = link.querySelector('img');
      expect(picture?.getAttribute('src')).toContain(post?.imageUrl);
      expect(picture?.getAttribute('alt')).toBe(post?.imageAlt);
    }
  }
});

test('§2 Destination detail: "Book Your Stay" opens the booking site in a new tab', async () => {
  for (const [slug] of towns)
    await expectBookingLink(mainOf(slug), 'Book Your Stay', `${slug}-closing`);
});

test('§2 Destination detail: each town has its themes', () => {
  for (const [slug, , themes] of towns) {
    for (const theme of themes) expect(mainOf(slug).textContent, slug).toMatch(theme);
  }
});

function mainOf(slug: (typeof towns)[number][0]): HTMLElement {
  const main = mains.get(slug);
  if (!main) throw new Error(`${slug} is not a town's page.`);
  return main;
}

/** The section of the page that its heading names. */
function part(slug: (typeof towns)[number][0], name: string): HTMLElement {
  return within(mainOf(slug)).getByRole('region', { name });
}
