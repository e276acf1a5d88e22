// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

test('§1 Metadata: the structured data of the first page is gone after client navigation, and there until then', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.head.innerHTML = '<script type="application/ld+json">{}</script>'.repeat(3);
  document.body.innerHTML =
    '<div id="root"></div><script type="application/json" id="state">{}</script>';
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const structuredData = () => document.querySelectorAll('[type="application/ld+json"]').length;
  await act(() => root.render(<RouteAnnouncer path="/" />));
  await act(() => root.render(<RouteAnnouncer path="/" />));
  expect(structuredData()).toBe(3);
  await act(() => root.render(<RouteAnnouncer path="/blog/3" />));
  expect(structuredData()).toBe(0);
  expect(document.getElementById('state')).not.toBeNull();
});
