// @vitest-environment jsdom
import { setImmediate as pause } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { livePage } from '../../server/fixtures/live-page.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

test('§1 Metadata: the structured data of the first page is gone after client navigation, and there until then', async () => {
  document.head.innerHTML = '<script type="application/ld+json">{}</script>'.repeat(3);
  document.body.innerHTML =
    '<div id="root"></div><script type="application/json" id="state">{}</script>';
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const structuredData = () => document.querySelectorAll('[type="application/ld+json"]').length;
  const show = async (shown: ReactNode) => {
    flushSync(() => root.render(shown));
    await pause();
  };
  await show(<RouteAnnouncer page="/" />);
  await show(<RouteAnnouncer page="/" />);
  expect(structuredData()).toBe(3);
  await show(<RouteAnnouncer page="/blog/3" />);
  expect(structuredData()).toBe(0);
  expect(document.getElementById('state')).not.toBeNull();
});

test('an address that turns out to have nothing: the focus is on the 404 page, not on what it replaced', async () => {
  const page = await livePage('/');
  page.follow('/things-to-do/no-such-place');
  expect(document.activeElement?.id).toBe('main');
  await page.findByRole('heading', { level: 1, name: '404 Page Not Found' });
  expect(document.activeElement).toBe(document.getElementById('main'));
});
