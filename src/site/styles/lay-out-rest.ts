/** What out-of-sight.css leaves for later; keep the two in sync. */
export const LATER = `.site-footer, .post-more, :is(main, main > article) > :nth-child(n + 3), .group ~ .group li, :is(.grid-cards, .grid-events, .grid-things, .prose:only-child) > :nth-child(n + 5)`;

/** Milliseconds of layout between checks for taps; a slow phone takes up to six times as long. */
const SLICE = 8;

/**
 * Lays out the whole page: after the load event, in slices that let taps through; or at once if the
 * browser is about to scroll, after a reload, on the way back, or to a fragment.
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
 * Defers layout of what is far below in `place` until it comes near, keeping its known height.
 * Returns these parts; none in Safari, as in the styles.
 */
export function leaveForLater(place: ParentNode): HTMLElement[] {
  return CSS.supports('overflow-anchor', 'auto') ? showLater(place, 'auto') : [];
}

/** Sets `content-visibility` of what is far below; returns these elements. */
function showLater(place: ParentNode, contentVisibility: 'auto' | ''): HTMLElement[] {
  const later = [...place.querySelectorAll<HTMLElement>(LATER)];
  for (const part of later) part.style.contentVisibility = contentVisibility;
  return later;
}

/** A link within the page finds its target only if all heights above it are real. */
function layOutForLink({ target }: MouseEvent): void {
  const link = (target as Element).closest('a[href^="#"]');
  if (link) showLater(document.querySelector('#main') as Element, '');
}

/** Lays out what was deferred, in slices that let taps through. */
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
