// @vitest-environment jsdom
import { getAllByRole } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { keepDraft } from '../data/drafts.ts';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import { NotFinished } from './NotFinished.tsx';

test.each([
  [{ phone: '1', notice: { text: 'High water.' } }, 'Notice'],
  [{ phone: '2', notice: { text: 'High water.' } }, 'Your business'],
])('what isn’t finished of the site, %j, is called %s, not by its name', async (typed, title) => {
  const brand = { brand: 'Hill Country Cabins' };
  await showPage(<NotFinished />, '/', () => []);
  keepDraft({
    ref: { list: 'site', key: 'site' },
    title: brand.brand,
    base: { ...brand, phone: '1' },
    value: { ...brand, ...typed },
  });
  await settled();
  expect(getAllByRole(document.body, 'link').map(({ textContent }) => textContent)).toEqual([
    title,
  ]);
});
