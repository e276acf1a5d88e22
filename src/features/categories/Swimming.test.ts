import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { texts } from '../../server/fixtures/element-texts.ts';
import { pageAfterCalls, pageAt } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';

const NAME = 'Looking to swim?';

test('on /water-sports, swimming holes of any category have a strip of their own below the list', async () => {
  const { activities } = await shippedSnapshot();
  const page = await pageAt('/water-sports');
  const strip = page.getByRole('region', { name: NAME });
  const shown = texts(strip.querySelectorAll('h3'));
  expect(shown.length).toBeGreaterThan(1);
  const named = activities.filter(({ title }) => shown.includes(title));
  expect(named.map(({ title }) => title)).toEqual(shown);
  expect(named.map(({ category }) => category)).not.toContain('Water Sports');
  const list = page.getByRole('region', { name: 'Activities' });
  expect(within(list).queryByRole('heading', { name: shown[0] as string })).toBeNull();
});

test('the strip is absent on other pages, without its activities, and if the list failed to load', async () => {
  const absent = async (path: string, json: unknown, status = 200) => {
    const page = await pageAfterCalls(path, { '/api/activities': { json, status } });
    return page.queryByRole('region', { name: NAME }) === null;
  };
  const { activities } = await shippedSnapshot();
  expect(await absent('/outdoor', activities)).toBe(true);
  expect(await absent('/water-sports', [])).toBe(true);
  expect(await absent('/water-sports', {}, 500)).toBe(true);
  expect(await absent('/water-sports', activities)).toBe(false);
});
