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
  dragged: string | undefined;
  /** The key of the row it would land before; undefined at the end of a day. */
  before: string | undefined;
  start: (event: PointerEvent<HTMLElement>, key: string) => void;
}

/**
 * Drags rows by their grips (mouse, pen or touch) among the days inside `area`, once `follow` has
 * loaded. Calls `drop` with the row's new place.
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
