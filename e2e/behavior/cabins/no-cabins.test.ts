import { expect } from 'vitest';
import { paths, SEARCH_ADDRESS } from '../../../src/model/paths.ts';
import { testWithoutCabins as test } from './rented-cabins.ts';

test('an empty list of cabins leaves no trace on the server: 404, sitemap, search, offline pack (decision 51)', async ({
  guide,
}) => {
  const read = async (path: string) => (await fetch(guide.url + path)).text();
  expect((await fetch(guide.url + paths.cabins)).status).toBe(404);
  expect(await read('/sitemap.xml')).not.toContain(paths.cabins);
  const { files } = JSON.parse(await read('/offline.json')) as { files: [string][] };
  const kept = files.map(([address]) => address);
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter((address) => /^(?:\/api)?\/cabins/.test(address))).toEqual([]);
  const { index } = JSON.parse(await read(SEARCH_ADDRESS));
  expect(await read(index)).not.toContain(paths.cabins);
});
