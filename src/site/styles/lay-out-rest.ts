/** What is left for later, as out-of-sight.css has it. */
export const LATER = `.site-footer, .post-more, :is(main, main > article) > :nth-child(n + 3), .group ~ .group li, :is(.grid-cards, .grid-events, .grid-things, .prose:only-child) > :nth-child(n + 5)`;

/** Milliseconds of layout between two looks for a tap: a slow phone takes up to six times as long. */
const SLICE = 8;

/**
 * Has the whole page laid out: once it is loaded, in slices that let taps through; at once if the browser
 * is about to look for a place on it, as on a reload, on the way back, or by a link to a part.
 */
export async function layOutRest(): Promise<void> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const looksForPlace = location.hash || load?.type !== 'navigate';
  const later = looksForPlace ? [] : leaveForLater(document);
  document.documentElement.style.cssText = '--out-of-sight:visible';
  addEventListener('click', layOutForLink);
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve));
  await layOut(later);
}

/**
 * From now on, what is far below in `place` is laid out only as it comes near: these parts. Each keeps the
 * height that it had. None in Safari, as in the styles.
 */
export function leaveForLater(place: ParentNode): HTMLElement[] {
  return CSS.supports('overflow-anchor', 'auto') ? showLater(place, 'auto') : [];
}

/** Returns what is far below in `place`, laid out as it comes near ("auto") or at once (""). */
function showLater(place: ParentNode, contentVisibility: 'auto' | ''): HTMLElement[] {
  const later = [...place.querySelectorAll<HTMLElement>(LATER)];
  for (const part of later) part.style.contentVisibility = contentVisibility;
  return later;
}

/** A link to a part of the page leads to its place only if no height above it is guessed. */
function layOutForLink({ target }: MouseEvent): void {
  const link = (target as Element).closest('a[href^="#"]');
  if (link) showLater(document.querySelector('#main') as Element, '');
}

/** Lays out what was left for later, in slices that let taps through. */
export async function layOut(later: readonly HTMLElement[]): Promise<void> {
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
