import { expect } from 'vitest';
import { readHead, readStructuredData } from '../../../src/site/fixtures/page-head.ts';
import { pathOfEachKind } from '../../support/pages.ts';
import { testWithoutPainting as test } from '../../support/test.ts';
import { follow, stopPainting, visit } from '../../support/visit.ts';

/** The kinds of pages that the browser routes itself; it leaves an unknown path to the server. */
const kinds = pathOfEachKind.filter((path) => path !== '/no-such-page');

/** There, and back, and between those that are far apart: each kind comes after two or three others. */
function tourOf(paths: readonly string[]): string[] {
  const middle = Math.ceil(paths.length / 2);
  const across = paths
    .slice(0, middle)
    .flatMap((path, at) => [path, ...paths.slice(middle + at, middle + at + 1)]);
  const tour = [...paths, ...paths.toReversed(), ...across, ...paths.slice(0, 1)];
  return tour.filter((path, at) => path !== tour[at - 1]);
}

/** What is to be the same, however a visitor came: words, pictures and links, head and JSON-LD. */
interface Shown {
  main: string[];
  head: ReturnType<typeof readHead>;
  data: ReturnType<typeof readStructuredData>;
}

test('from one kind of page to another: a click and a full load show the same page, head and structured data', async ({
  page,
}) => {
  await page.addInitScript(stopPainting);
  const shown = async (): Promise<Shown> => {
    await page.waitForFunction(() => document.querySelector('#main [data-placeholder]') === null);
    const main = await page.locator('#main').evaluate((element) => {
      const marks = [...element.querySelectorAll('h1, h2, h3, p, li, a, img, button, article')];
      return marks.map((mark) =>
        [
          mark.localName,
          mark.getAttribute('href') ?? mark.getAttribute('src') ?? '',
          // Its words are those of what it holds.
          mark.localName === 'article' ? '' : mark.textContent,
        ].join(' '),
      );
    });
    const handle = await page.evaluateHandle(() => document);
    const head = await handle.evaluate(readHead);
    const data = await handle.evaluate(readStructuredData);
    await handle.dispose();
    return { main, head, data };
  };
  const loaded = new Map<string, Shown>();
  for (const path of kinds) {
    await visit(page, path);
    const { data, ...rest } = await shown();
    // No search engine clicks: the first page's structured data goes, and no other comes.
    loaded.set(path, { ...rest, data: [] });
  }
  const tour = tourOf(kinds);
  for (const path of kinds) {
    const before = tour.flatMap((one, at) => (one === path ? (tour[at - 1] ?? []) : []));
    expect(new Set(before).size, path).toBeGreaterThan(1);
  }
  await visit(page, tour[0] ?? '');
  for (const [index, path] of tour.entries()) {
    if (index === 0) continue;
    await follow(page, path);
    const from = tour[index - 1];
    await expect
      .poll(async () => ({ from, path, ...(await shown()) }))
      .toEqual({ from, path, ...loaded.get(path) });
  }
});
