import { expect, test } from 'vitest';
import { categories } from '../model/categories.ts';
import { paths } from '../model/paths.ts';
import { townsWithPage } from '../model/towns.ts';
import { expectBookingLink } from '../server/fixtures/booking-link.ts';
import { pageAt } from '../server/fixtures/page-at.tsx';

const LISTS = [paths.thingsToDo, paths.destinations, paths.events, paths.blog];

test.each([
  ...[...LISTS, ...categories.map(({ slug }) => paths.category(slug))].map(
    (path) => [path, 'Book Your Cabin', `${path.slice(1)}-closing`] as const,
  ),
  ...townsWithPage.map(
    ({ slug }) => [paths.destination(slug), 'Book Your Stay', `${slug}-closing`] as const,
  ),
])('%s ends with a picture and the way to a cabin: "%s"', async (path, text, content) => {
  const { document } = await pageAt(path);
  const last = [...document.querySelectorAll('main section')].at(-1);
  expect(last?.querySelectorAll('img')).toHaveLength(1);
  if (last) await expectBookingLink(last, text, content);
});
