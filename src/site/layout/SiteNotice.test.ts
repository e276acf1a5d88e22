// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { dayOf } from '../../model/day/civil-day.ts';
import type { SiteNotice } from '../../model/site/site.ts';
import { pageAt, renderedAt } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';
import { startedApplication } from '../../server/fixtures/started-application.ts';
import { everyPath } from '../fixtures/every-page.ts';

const FLOOD: SiteNotice = {
  text: 'The Guadalupe is in flood: stay off the river until Sunday.',
  from: '2026-11-22',
  until: '2026-11-24',
};

const { site } = await shippedSnapshot();

test('the owner’s notice stands above the header of every page (decision 28)', async () => {
  for (const path of everyPath) {
    const { document, getByRole } = await pageWithNotice(FLOOD, path);
    const notice = getByRole('complementary', { name: 'Notice' });
    expect(notice.textContent, path).toBe(FLOOD.text);
    expect(notice.nextElementSibling?.localName, path).toBe('header');
    expect(document.querySelector('a, button')?.textContent, path).toBe('Skip to content');
  }
});

test('a screen reader comes by the notice, and is not interrupted by it', async () => {
  const notice = (await pageWithNotice(FLOOD)).getByRole('complementary', { name: 'Notice' });
  expect(notice.querySelector('[role], [aria-live]')).toBeNull();
  expect(notice.getAttributeNames().sort()).toEqual(['aria-label', 'class']);
});

test('on other days, pages have the bytes of a site without a notice', async () => {
  for (const path of ['/', '/events', '/destinations/austin', '/blog/1', '/no-such-page']) {
    for (const day of [dayOf(2026, 11, 21), dayOf(2026, 11, 25)]) {
      const without = await renderedAt(path, {}, day);
      expect((await renderedWithNotice(path, day)).html === without.html, path).toBe(true);
    }
  }
  for (const day of [dayOf(2026, 11, 22), dayOf(2026, 11, 24)])
    expect((await renderedWithNotice('/', day)).html).toContain(FLOOD.text);
});

test('the sentence is the link, if the owner gives one; another site opens in a new tab', async () => {
  const own = await linkTo('/blog/1');
  expect([own?.textContent, own?.target]).toEqual([FLOOD.text, '']);
  const other = await linkTo('https://www.gbra.org/');
  expect([other?.textContent, other?.target, other?.rel]).toEqual([
    `${FLOOD.text} (opens in a new tab)`,
    '_blank',
    'noopener',
  ]);
});

test('the notice stays when the visitor goes on to another page', async () => {
  const changed = { site: { ...site, notice: { ...FLOOD, link: '/blog/1' } } };
  const page = await startedApplication('/', { changed });
  const notice = page.getByRole('complementary', { name: 'Notice' });
  document.querySelector<HTMLElement>('header a[href="/events"]')?.click();
  await page.findByRole('heading', { level: 1, name: 'Events' });
  expect(page.getByRole('complementary', { name: 'Notice' })).toBe(notice);
  expect(page.mismatches).toEqual([]);
});

async function linkTo(link: string): Promise<HTMLAnchorElement | null> {
  const { document } = await pageWithNotice({ ...FLOOD, link });
  return document.querySelector('.site-notice a');
}

function pageWithNotice(notice: SiteNotice, path = '/') {
  return pageAt(path, { site: { ...site, notice } });
}

function renderedWithNotice(path: string, day: number) {
  return renderedAt(path, { site: { ...site, notice: FLOOD } }, day);
}
