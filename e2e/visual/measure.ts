import type { Page } from 'playwright-core';
import { visit } from '../support/visit.ts';
import type { FocalBox } from './focal-boxes.ts';

interface Size {
  width: number;
  height: number;
}

/** What is seen of a page in a window of this size. */
export interface Measure {
  /** The page and the window, for messages. */
  where: string;
  window: Size;
  /** The elements that extend past the right edge, if the page can scroll sideways. */
  tooWide: string[];
  /** The lists of more than one card whose last row ends before the list does. */
  gaps: string[];
  /** How far apart columns that belong together end, in pixels. */
  unevenness: number[];
  /** The wide pictures, and what is visible of them, after `object-fit: cover`. */
  pictures: { name: string; visible: FocalBox }[];
}

/** Loads the page once, and then measures it in windows of all these sizes. */
export async function measureIn(
  page: Page,
  path: string,
  windows: readonly Size[],
): Promise<Measure[]> {
  await visit(page, path);
  await page.evaluate(prepare);
  const measures: Measure[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    const seen = await page.evaluate(measure);
    measures.push({ where: `${path} at ${window.width} × ${window.height} px`, window, ...seen });
  }
  return measures;
}

/** Runs in the page: loads what places depend on. */
async function prepare(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.hero-picture')];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
}

/** Runs in the page. */
function measure(): Omit<Measure, 'where' | 'window'> {
  const all = <Found extends Element>(selector: string) => [
    ...document.querySelectorAll<Found>(selector),
  ];

  const tooWide = () =>
    all('body *')
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 120));

  const gapAfterLastCard = (list: Element): string[] => {
    const last = list.lastElementChild;
    if (!last || list.childElementCount === 1) return [];
    const gap = list.getBoundingClientRect().right - last.getBoundingClientRect().right;
    return gap > 1 ? [`${Math.round(gap)} px after ${last.textContent.slice(0, 40)}`] : [];
  };

  const unevenness = (grid: Element): number => {
    const ends = [...grid.children].map((column) => {
      const parts = [column, ...column.querySelectorAll('*')].filter((part) =>
        part.matches('.card, .town-card, p'),
      );
      return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
    });
    return Math.max(...ends) - Math.min(...ends);
  };

  const visiblePart = (picture: HTMLImageElement) => {
    const { clientWidth: width, clientHeight: height, naturalWidth, naturalHeight } = picture;
    const scale = Math.max(width / naturalWidth, height / naturalHeight);
    const [x = 0, y = 0] = getComputedStyle(picture)
      .objectPosition.split(' ')
      .map((share) => Number.parseFloat(share) / 100);
    const shownWide = width / scale / naturalWidth;
    const shownHigh = height / scale / naturalHeight;
    const left = x * (1 - shownWide);
    const top = y * (1 - shownHigh);
    const name = new URL(picture.src).pathname.replace(/^.*\/|\.\w+$/g, '');
    return { name, visible: [left, top, left + shownWide, top + shownHigh] as const };
  };

  return {
    tooWide: document.documentElement.scrollWidth > innerWidth ? tooWide() : [],
    gaps: all('.grid-cards, .grid-events, .features').flatMap(gapAfterLastCard),
    // Columns that belong together, each by its grid.
    unevenness: all('.blog-lead, .columns').map(unevenness),
    pictures: all<HTMLImageElement>('.hero-picture').map(visiblePart),
  };
}
