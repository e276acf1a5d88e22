import { expect, test } from 'vitest';
import { pageAfterCalls, pageAt } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';

function arrow(page: Awaited<ReturnType<typeof pageAt | typeof pageAfterCalls>>) {
  const link = page.getByRole('link', { name: /^Scroll down/ });
  const target = page.document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  return {
    name: link.getAttribute('aria-label'),
    section: target?.closest('section')?.querySelector('h2')?.textContent,
  };
}

const toThingsToDo = {
  name: 'Scroll down to the things to do',
  section: 'Unforgettable Experiences',
};
const toCabins = {
  name: 'Scroll down to the cabins',
  section: expect.stringMatching(/^Luxury cabins/),
};

test('§2 Home: the arrow in the hero leads to the things to do, and to the cabins if that section is absent', async () => {
  expect(arrow(await pageAt('/'))).toEqual(toThingsToDo);
  expect(arrow(await pageAt('/', { activities: [] }))).toEqual(toCabins);
  expect(arrow(await pageAfterCalls('/', { '/api/activities/featured': { json: [] } }))).toEqual(
    toCabins,
  );
  expect(arrow(await pageAfterCalls('/', { '/api/activities/featured': 'no connection' }))).toEqual(
    toCabins,
  );
  expect(arrow(await pageAfterCalls('/', { '/api/activities/featured': 'nothing' }))).toEqual(
    toThingsToDo,
  );
});

test('the hero shows the season’s drawing, or the picture that the owner has chosen', async () => {
  const { words } = await shippedSnapshot();
  const picture = { imageUrl: '/images/porch.jpg', imageAlt: 'Our porch at dusk.' };
  const chosen = await pageAt('/', { words: { ...words, home: { ...words.home, ...picture } } });
  expect(chosen.getByAltText(picture.imageAlt).getAttribute('src')).toBe(picture.imageUrl);
  const drawn = (await pageAt('/')).getByAltText(/^A low sun over a river bend/);
  expect(drawn.getAttribute('src')).toMatch(/^\/images\/hero-home-\w+\.svg$/);
});
