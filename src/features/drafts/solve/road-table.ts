import type { DraftPlace } from '../draft-place.ts';
import type { Base } from '../wish.ts';
import { roadMinutes } from './road-minutes.ts';

/** Minutes by road between two places by index; -1 is the base. */
export type RoadTable = (from: number, to: number) => number;

let last: { places: readonly DraftPlace[]; base: Base; table: RoadTable } | undefined;

/** The road table of the places and the base, cached until one of them changes. */
export function roadTable(places: readonly DraftPlace[], base: Base): RoadTable {
  if (last?.places !== places || last.base !== base)
    last = { places, base, table: newTable(places, base) };
  return last.table;
}

function newTable(places: readonly DraftPlace[], base: Base): RoadTable {
  const width = places.length + 1;
  const known = new Int16Array(width * width).fill(-1);
  const home = { ...base, fromTown: 0 };
  return (from, to) => {
    const at = (from + 1) * width + to + 1;
    const before = known[at] ?? -1;
    if (before >= 0) return before;
    const minutes = roadMinutes(places[from] ?? home, places[to] ?? home);
    known[at] = minutes;
    return minutes;
  };
}
