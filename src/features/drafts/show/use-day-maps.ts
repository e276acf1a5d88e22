import { useLaterCode } from '../../../site/states/use-later-code.ts';
import { loadStyles } from '../../../site/styles/loaded-styles.ts';

export type DayMaps = typeof import('./DayStrip.tsx');

async function importMaps() {
  const [maps] = await Promise.all([
    import('./DayStrip.tsx'),
    loadStyles({ first: [], later: ['map'] }),
  ]);
  return maps;
}

/** The strips of map, once the days that they show are there. */
export function useDayMaps(isNeeded: boolean): DayMaps | undefined {
  return useLaterCode(importMaps, { isNeeded }).code;
}
