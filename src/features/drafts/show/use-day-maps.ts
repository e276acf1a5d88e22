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

/** The code for the map strips, loaded once there are days to show. */
export function useDayMaps(isNeeded: boolean): DayMaps | undefined {
  return useLaterCode(importMaps, { isNeeded }).code;
}
