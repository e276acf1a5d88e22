import { RouteMap } from '../../map/RouteMap.tsx';
import type { Base, DraftStop } from '../wish.ts';

/** As the style sheet keeps room for it; its pins and names can be read on the smallest phone. */
const SHAPE = { aspect: 1.6, units: 30 };

interface DayStripProps {
  base: Base;
  stops: readonly DraftStop[];
  label: string;
}

/** Where a day goes: the part of the guide's map with its stops, numbered and joined. */
export function DayStrip({ base, stops, label }: DayStripProps) {
  const way = stops.map(({ place: { latitude, longitude } }) => ({ latitude, longitude }));
  return <RouteMap days={[way]} label={label} base={base} shape={SHAPE} />;
}
