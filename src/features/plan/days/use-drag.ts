import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PlanSpot } from '../move-target.ts';

/** How near the edge of the window it scrolls, and how far each time, in pixels. */
const EDGE = 80;
const SCROLL = 12;

export interface Drag {
  /** The key of what is being dragged. */
  dragged: string | undefined;
  /** The key of what it would be put before; undefined at the end of a day. */
  before: string | undefined;
  /** Call it when a grip is touched; the same for as long as the page is open. */
  start: (event: PointerEvent<HTMLElement>, key: string) => void;
}

/**
 * Dragging rows by their grips with a mouse, a pen or a thumb, among the days inside `area`: sections
 * with `data-day`, rows with `data-key`. Calls `drop` with where the row goes. Escape gives up.
 */
export function useDrag(
  area: RefObject<HTMLElement | null>,
  drop: (key: string, spot: PlanSpot) => void,
): Drag {
  const [dragged, setDragged] = useState<string>();
  const [before, setBefore] = useState<string>();
  const dropLatest = useRef(drop);
  useEffect(() => {
    dropLatest.current = drop;
  });

  useEffect(() => {
    if (dragged === undefined) return;
    let target: (PlanSpot & { before: string | undefined }) | undefined;
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      scrollNear(clientY);
      target = spotAt(area.current, clientX, clientY, dragged) ?? target;
      setBefore(target?.before);
    };
    const end = () => {
      if (target) dropLatest.current(dragged, { day: target.day, place: target.place });
      giveUp();
    };
    const giveUp = () => {
      setDragged(undefined);
      setBefore(undefined);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') giveUp();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', giveUp);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', giveUp);
      removeEventListener('keydown', onKey);
    };
  }, [area, dragged]);

  const start = useCallback((event: PointerEvent<HTMLElement>, key: string) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDragged(key);
  }, []);
  return { dragged, before, start };
}

/** Where a row would go if it were let go at a point of the window; undefined outside all days. */
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
