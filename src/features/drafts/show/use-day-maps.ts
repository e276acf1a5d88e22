import { useCallback, useEffect } from 'react';
import { useLaterCode } from '../../../site/states/use-later-code.ts';
import { loadStyles } from '../../../site/styles/loaded-styles.ts';

export type DayMaps = typeof import('./DayStrip.tsx');

/** The strips of map, once the days that they show are there. */
export function useDayMaps(isNeeded: boolean): DayMaps | undefined {
  const { code, load } = useLaterCode(
    useCallback(async () => {
      const [maps] = await Promise.all([
        import('./DayStrip.tsx'),
        loadStyles({ first: [], later: ['map'] }),
      ]);
      return maps;
    }, []),
  );
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  return code;
}
