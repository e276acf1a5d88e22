// @vitest-environment jsdom
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { useFragmentState } from './fragment-state.ts';

const read = (fragment: string) => ({ q: decodeURIComponent(fragment.slice(3)) });
const write = ({ q }: { q: string }) => `#q=${encodeURIComponent(q)}`;

function Field() {
  const [{ q }, change] = useFragmentState(read, write);
  return (
    <>
      <input value={q} readOnly />
      <button type="button" onClick={() => change({ q: `${q}e` })} />
      <a href="/events">Events</a>
    </>
  );
}

/** A page with a field, and a button that types an "e" into it. */
async function pageAt(address: string) {
  history.replaceState(null, '', address);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(<Field />));
  onTestFinished(() => root.unmount());
  const typed = () => document.querySelector('input')?.value;
  await expect.poll(() => typed() === read(window.location.hash).q).toBe(true);
  const type = () => flushSync(() => document.querySelector('button')?.click());
  return { type, typed };
}

const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  document.body.textContent = '';
});

test.each<[string, () => void]>([
  ['by a link', () => document.querySelector('a')?.click()],
  ['to another site', () => dispatchEvent(new Event('pagehide'))],
])('what was typed just before one leaves %s is in the address', async (_, leave) => {
  const { type } = await pageAt('/search?from=letter#q=win');
  type();
  expect(address()).toBe('/search?from=letter#q=win');
  let left = '';
  addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      left = address();
    },
    { once: true },
  );
  leave();
  expect(left || address()).toBe('/search?from=letter#q=wine');
});

test('what was typed is in the address, although the page has yet to show it', async () => {
  const { typed } = await pageAt('/search#q=win');
  startTransition(() => document.querySelector('button')?.click());
  dispatchEvent(new Event('pagehide'));
  expect(typed()).toBe('win');
  expect(address()).toBe('/search#q=wine');
});

test('a page that comes back from the browser’s memory shows what was typed last', async () => {
  const { type, typed } = await pageAt('/search#q=win');
  type();
  dispatchEvent(new Event('pagehide'));
  flushSync(() => dispatchEvent(new Event('pageshow')));
  expect(typed()).toBe('wine');
});

test('who leaves without having typed leaves the address alone', async () => {
  await pageAt('/search');
  dispatchEvent(new Event('pagehide'));
  expect(address()).toBe('/search');
});
