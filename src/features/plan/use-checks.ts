import { useLaterCode } from '../../site/states/use-later-code.ts';

/** What says on each row and day what fits it. */
export type PlanChecks = typeof import('./checks/PlanChecks.tsx');

const importChecks = () => import('./checks/PlanChecks.tsx');

/** The checks, loaded as soon as there is a plan to check, one’s own or that of a link. */
export function useChecks(isNeeded: boolean) {
  return useLaterCode(importChecks, { words: 'plan-days', isNeeded });
}
