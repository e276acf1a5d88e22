import { whenIdle } from './when-idle.ts';

/** The parts of a page that may be laid out later (out-of-sight.css), and some that never are. */
const PARTS =
  ':is(main, main > article) > *, .post-more, .event-month, main :is(.grid-cards, .grid-events, .prose) > *';

/** So many parts are laid out at once, which takes a slow phone a few hundredths of a second. */
const SLICE = 4;

/** For each width of the window and path, how high the parts of the page were when all were laid out. */
const heights = new Map<string, string[]>();

/**
 * From now on, a page that the visitor goes to is laid out as far as it's in sight, and the rest when
 * the browser is idle (decision 005). Where the visitor has been before, all is as high as it was from
 * the beginning, so the browser restores their place. Safari doesn't keep a place while heights above
 * it settle, so it goes without.
 */
export function layOutArrivalsInSlices(): void {
  const main = document.querySelector('main');
  if (!main || !CSS.supports('overflow-anchor', 'auto')) return;
  let { pathname } = window.location;
  let arriving = noteHeights(main);
  new MutationObserver(() => {
    if (pathname !== window.location.pathname) {
      ({ pathname } = window.location);
      main.style.setProperty('--out-of-sight', 'auto');
      arriving = arriving.then(() => layOutRest(main));
    }
    if (main.style.length > 0) restoreHeights(main);
  }).observe(main, { childList: true });
}

async function layOutRest(main: HTMLElement): Promise<void> {
  do await whenIdle();
  while (main.querySelector('[aria-busy]'));
  const parts = partsOf(main);
  for (let at = 0; at < parts.length; at += SLICE) {
    await whenIdle();
    for (const part of parts.slice(at, at + SLICE))
      part.style.setProperty('--out-of-sight', 'visible');
  }
  await whenIdle();
  main.style.removeProperty('--out-of-sight');
  await noteHeights(main);
}

async function noteHeights(main: HTMLElement): Promise<void> {
  await whenIdle();
  heights.set(pageKey(), partsOf(main).map(contentHeight));
}

function restoreHeights(main: HTMLElement): void {
  const known = heights.get(pageKey());
  const parts = partsOf(main);
  if (parts.length !== known?.length) return;
  for (const [at, part] of parts.entries()) part.style.containIntrinsicHeight = `auto ${known[at]}`;
}

function pageKey(): string {
  return `${innerWidth} ${window.location.pathname}`;
}

function partsOf(main: HTMLElement): HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>(PARTS)];
}

function contentHeight(part: HTMLElement): string {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(part);
  const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth];
  const { height } = part.getBoundingClientRect();
  return `${around.reduce((rest, edge) => rest - Number.parseFloat(edge), height)}px`;
}
