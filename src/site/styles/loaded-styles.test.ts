// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { PageStyles } from './page-styles.ts';

const HOME: PageStyles = { first: ['hero'], later: ['cards', 'events', 'home'] };
const EVENTS: PageStyles = { first: ['events'], later: [] };
const BLOG: PageStyles = { first: ['cards'], later: [] };
const TOWN: PageStyles = { first: ['hero', 'reading'], later: ['notes', 'map'] };
const CATEGORY: PageStyles = { first: ['hero', 'cards'], later: ['notes'] };
const OWN_PAGE: PageStyles = { first: ['reading'], later: [] };

vi.mock('./style-urls.ts', () => ({ styleUrl: (sheet: string) => `/assets/${sheet}.css` }));

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link')];
const names = () => links().map(({ href }) => /(\w+)\.css/.exec(href)?.[1]);

/** The module in the state of a new document that came as a home page. */
async function onHomePage() {
  vi.resetModules();
  const styles = await import('./loaded-styles.ts');
  styles.markStylesLoaded(HOME);
  return styles;
}

beforeEach(() => document.head.replaceChildren());

test('what the document came with is never loaded again', async () => {
  const { loadStyles } = await onHomePage();
  await loadStyles(HOME);
  await loadStyles(EVENTS);
  await loadStyles(BLOG);
  expect(names()).toEqual([]);
});

test('a page waits for each sheet that is missing, and the next page has them', async () => {
  const { loadStyles } = await onHomePage();
  let isLoaded = false;
  const loading = loadStyles(TOWN).then(() => {
    isLoaded = true;
  });
  expect(names()).toEqual(['reading', 'notes', 'map']);
  links()[0]?.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isLoaded).toBe(false);
  for (const link of links()) link.dispatchEvent(new Event('load'));
  await loading;
  await loadStyles(OWN_PAGE);
  await loadStyles(HOME);
  expect(links()).toHaveLength(3);
});

test('two pages that are fetched at once share what both need', async () => {
  const { loadStyles } = await onHomePage();
  const loading = Promise.all([loadStyles(TOWN), loadStyles(CATEGORY)]);
  expect(names()).toEqual(['reading', 'notes', 'map']);
  for (const link of links()) link.dispatchEvent(new Event('load'));
  await loading;
});

test('a sheet that cannot be loaded stops the page, and the next attempt asks for it again', async () => {
  const { loadStyles } = await onHomePage();
  const loading = loadStyles(OWN_PAGE);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow(/reading\.css could not be loaded/);
  expect(names()).toEqual([]);
  const again = loadStyles(OWN_PAGE);
  expect(names()).toEqual(['reading']);
  links()[0]?.dispatchEvent(new Event('load'));
  await again;
});
