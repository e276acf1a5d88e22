import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { OwnPage } from '../../model/own-page.ts';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { pageAt, SITE_URL } from '../../server/fixtures/page-at.tsx';
import { readEmbeddedState } from '../../site/embedded-state.ts';
import { readHead } from '../../site/fixtures/page-head.ts';

const rules: OwnPage = {
  slug: 'house-rules',
  title: 'House rules',
  description: 'What we ask of guests.',
  content: 'Be kind.\n\n**Quiet**\n\n- after ten\n- before seven',
  updated: '2026-11-02',
};

test('a page of the owner’s own shows title, last change and body by the rules of posts (decision 32)', async () => {
  const page = await pageAt('/house-rules', { ownPages: [rules] });
  expect(page.status).toBe(200);
  const main = page.getByRole('main');
  expect(texts(main.querySelectorAll('h1, p, h2, li'))).toEqual([
    'House rules',
    'Last changed November 2, 2026',
    'Be kind.',
    'Quiet',
    'after ten',
    'before seven',
    'A place to stay',
  ]);
  const navigations = page
    .getAllByRole('navigation')
    .map((group) => group.getAttribute('aria-label'));
  expect(navigations).toEqual(expect.arrayContaining(['Main', 'Quick links', 'Your trip']));
  const { titles, canonicals, meta } = readHead(page.document);
  expect([titles, canonicals, meta.description]).toEqual([
    ['House rules | Hill Country Cabins'],
    [`${SITE_URL}/house-rules`],
    ['What we ask of guests.'],
  ]);
  const things = [...page.document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent),
  );
  expect(things).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'House rules', item: `${SITE_URL}/house-rules` }],
    },
  ]);
});

test('without `updated` it says nothing about its last change', async () => {
  const page = await pageAt('/house-rules', { ownPages: [{ ...rules, updated: undefined }] });
  expect(page.getByRole('main').textContent).not.toContain('Last changed');
});

test('only its own state holds it; any other address stays the 404 page (decision 32)', async () => {
  const ownPageAt = async (path: string) => {
    const page = await pageAt(path, { ownPages: [rules] });
    const state = page.document.getElementById('state')?.textContent ?? '';
    return [page.status, readEmbeddedState(state)?.ownPage];
  };
  expect(await ownPageAt('/house-rules')).toEqual([200, rules]);
  expect(await ownPageAt('/events')).toEqual([200, undefined]);
  expect(await ownPageAt('/house-rule')).toEqual([404, undefined]);
});

test('a path that the guide has itself stays the guide’s (decision 32)', async () => {
  const page = await pageAt('/events', { ownPages: [{ ...rules, slug: 'events' }] });
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Events');
});

test('`yourTrip` puts it in "Your trip" of the footer and of the phone’s menu, on every page (decision 34)', async () => {
  const tripLinks = async (yourTrip?: boolean) => {
    const page = await pageAt('/events', { ownPages: [{ ...rules, yourTrip }] });
    const footer = page.getByRole('navigation', { name: 'Your trip' });
    const menu = page.document.querySelectorAll('#menu a');
    return [within(footer).getAllByRole('link'), [...menu]].map((links) =>
      hrefs(links).includes('/house-rules'),
    );
  };
  expect(await tripLinks(true)).toEqual([true, true]);
  expect(await tripLinks()).toEqual([false, false]);
});

test.each(['/privacy', '/terms'])('the guide ships %s', async (path) => {
  const page = await pageAt(path);
  expect(page.status).toBe(200);
  expect(page.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3);
});
