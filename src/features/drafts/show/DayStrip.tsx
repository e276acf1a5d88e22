import { RouteMap } from '../../map/RouteMap.tsx';
import type { Base, DraftStop } from '../wish.ts';

/** Matches the space in the style sheet; keeps pins and names legible on the smallest phone. */
const SHAPE = { aspect: 1.6, units: 30 };

interface DayStripProps {
  base: Base;
  stops: readonly DraftStop[];
  label: string;
}

/** The part of the map that a day covers, with its stops numbered and connected. */
export function DayStrip({ base, stops, label }: DayStripProps) {
  const way = stops.map(({ place: { latitude, longitude } }) => ({ latitude, longitude }));
  return <RouteMap days={[way]} label={label} base={base} shape={SHAPE} />;
}
