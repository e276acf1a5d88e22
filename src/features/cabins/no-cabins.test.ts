import { expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { writeSitemap } from '../../app/sitemap.server.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { pageAt, SITE_URL } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';
import { searchDocuments } from '../search/search-documents.server.ts';
import { cabinPortraits } from './cabins.server.ts';

const empty = contentOn({ ...(await shippedSnapshot()), cabins: [] }, SAMPLE_DAY);

/** Where the cabins stand otherwise, and one page of every other kind. */
const PAGES = [
  ...['/', '/contact', '/stay', '/plan', '/events', '/search', '/river-safety', '/things-to-do'],
  ...['/things-to-do/wine-road-290', '/blog/1', '/destinations/fredericksburg', '/no-such-page'],
];

test.each(PAGES)('without cabins, %s has no trace of them (decision 51)', async (path) => {
  const { document } = await pageAt(path, { cabins: [] });
  const addresses = [...document.querySelectorAll('[href], [src]')].flatMap((element) =>
    ['href', 'src'].map((name) => element.getAttribute(name) ?? ''),
  );
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => /\/cabins(?:\/|$)/.test(address))).toEqual([]);
  expect(document.body.textContent).not.toContain('one by one');
});

test('without cabins, neither sitemap, search nor portraits have any (decision 51)', () => {
  expect(writeSitemap(empty, SITE_URL)).not.toContain('/cabins');
  expect(searchDocuments(empty).filter(({ path }) => path.startsWith('/cabins'))).toEqual([]);
  expect([...cabinPortraits(empty).keys()]).toEqual([]);
});
