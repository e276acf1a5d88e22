import type { PlanSpot } from '../../saving/change-plan.ts';

/** In pixels: how close to the window's edge a drag starts scrolling, and the step. */
const EDGE = 80;
const SCROLL = 12;

interface Followed {
  /** Called with the key of the row it would land before; undefined at the end of a day. */
  onBefore: (key: string | undefined) => void;
  onDrop: (spot: PlanSpot) => void;
  onEnd: () => void;
}

/**
 * Follows the pointer while it drags a row over the days inside `area`: sections with `data-day`, rows
 * with `data-key`. Escape cancels. Returns a function that stops it.
 */
export function followDrag(
  area: HTMLElement | null,
  dragged: string,
  { onBefore, onDrop, onEnd }: Followed,
): () => void {
  let target: (PlanSpot & { before: string | undefined }) | undefined;
  const move = ({ clientX, clientY }: PointerEvent) => {
    scrollNear(clientY);
    target = spotAt(area, clientX, clientY, dragged) ?? target;
    onBefore(target?.before);
  };
  const end = () => {
    if (target) onDrop({ day: target.day, place: target.place });
    onEnd();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEnd();
  };
  const followed = new AbortController();
  const { signal } = followed;
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', onEnd, { signal });
  addEventListener('keydown', onKey, { signal });
  return () => followed.abort();
}

/** Where a row dropped at this point of the window would go; undefined outside the days. */
function spotAt(area: HTMLElement | null, x: number, y: number, dragged: string) {
  const section = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
  if (!section || !area?.contains(section)) return undefined;
  const rows = [...section.querySelectorAll<HTMLElement>('[data-key]')].filter(
    (row) => row.dataset.key !== dragged,
  );
  const above = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  });
  return {
    day: section.dataset.day || undefined,
    place: above.length,
    before: rows[above.length]?.dataset.key,
  };
}

function scrollNear(y: number): void {
  if (y < EDGE) window.scrollBy(0, -SCROLL);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
}
