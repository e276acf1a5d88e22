import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import type { PlanSpot } from '../../saving/change-plan.ts';
import type { PlanChecks } from '../use-checks.ts';

export interface Drag {
  /** The key of what is being dragged. */
  dragged: string | undefined;
  /** The key of what it would be put before; undefined at the end of a day. */
  before: string | undefined;
  /** Call it when a grip is touched. */
  start: (event: PointerEvent<HTMLElement>, key: string) => void;
}

/**
 * Dragging rows by their grips with a mouse, a pen or a thumb, among the days inside `area`; once
 * `follow`, which knows how, has been loaded. Calls `drop` with where the row goes.
 */
export function useDrag(
  area: RefObject<HTMLElement | null>,
  follow: PlanChecks['followDrag'] | undefined,
  drop: (key: string, spot: PlanSpot) => void,
): Drag {
  const [dragged, setDragged] = useState<string>();
  const [before, onBefore] = useState<string>();
  const onDrop = useEffectEvent(drop);
  useEffect(() => {
    if (dragged === undefined) return;
    return follow?.(area.current, dragged, {
      onBefore,
      onDrop: (spot) => onDrop(dragged, spot),
      onEnd: () => {
        setDragged(undefined);
        onBefore(undefined);
      },
    });
  }, [area, follow, dragged]);

  const start = useCallback(
    (event: PointerEvent<HTMLElement>, key: string) => {
      if (!follow || event.button !== 0) return;
      event.preventDefault();
      setDragged(key);
    },
    [follow],
  );
  return { dragged, before, start };
}
