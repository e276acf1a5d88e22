import { useCallback, useEffect } from 'react';
import { useLaterCode } from '../../site/states/use-later-code.ts';
import { useWordsSource } from '../../site/words/words-context.ts';

/** What says on each row and day what fits it. */
export type PlanChecks = typeof import('./checks/PlanChecks.tsx');

/** The checks, loaded as soon as there is a plan to check, one’s own or that of a link. */
export function useChecks(isNeeded: boolean) {
  const words = useWordsSource();
  const importChecks = useCallback(async () => {
    const [checks] = await Promise.all([
      import('./checks/PlanChecks.tsx'),
      words.load('plan-days'),
    ]);
    return checks;
  }, [words]);
  const { code: checks, lost: checksLost, load: loadChecks } = useLaterCode(importChecks);
  useEffect(() => {
    if (isNeeded) loadChecks();
  }, [isNeeded, loadChecks]);
  return { checks, checksLost, loadChecks };
}
