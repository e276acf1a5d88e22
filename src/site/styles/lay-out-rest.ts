/** What is left for later, as out-of-sight.css has it. */
export const LATER = `.site-footer, .post-more, :is(main, main > article) > :nth-child(n + 3), .group:nth-child(n + 4) li, :is(.grid-cards, .grid-events, .grid-things, .prose) > :nth-child(n + 7)`;

/** Milliseconds of layout between two looks for a tap: a slow phone takes up to six times as long. */
const SLICE = 8;

/**
 * Has the whole page laid out: once it is loaded, in slices that let taps through; at once if the browser
 * is about to look for a place on it, as on a reload, on the way back, or by a link to a part.
 */
export async function layOutRest(): Promise<void> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const looksForPlace = location.hash || load?.type !== 'navigate';
  const isLeft = !looksForPlace && CSS.supports('overflow-anchor', 'auto');
  const later = isLeft ? [...document.querySelectorAll<HTMLElement>(LATER)] : [];
  for (const part of later) part.style.contentVisibility = 'auto';
  document.documentElement.style.setProperty('--out-of-sight', 'visible');

  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve));
  let end = 0;
  for (const part of later) {
    if (performance.now() > end) {
      await new Promise((resolve) => setTimeout(resolve));
      end = performance.now() + SLICE;
    }
    part.style.contentVisibility = '';
    part.getBoundingClientRect();
  }
}
