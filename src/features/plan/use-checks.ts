import { useEffect } from 'react';
import { useLaterCode } from '../../site/states/use-later-code.ts';

const importChecks = () => import('./checks/PlanChecks.tsx');

/** What says on each row and day what fits it. */
export type PlanChecks = Awaited<ReturnType<typeof importChecks>>;

/** The checks, once the facts that they read are known, so that the plan itself is there before. */
export function useChecks(isNeeded: boolean) {
  const { code: checks, isLost, load: loadChecks } = useLaterCode(importChecks);
  useEffect(() => {
    if (isNeeded) loadChecks();
  }, [isNeeded, loadChecks]);
  return { checks, checksLost: isLost ? LOST : undefined, loadChecks };
}

const LOST = new Error('Check your connection. If it works, load the page again.');
