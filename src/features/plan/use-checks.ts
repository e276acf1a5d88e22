import { useLaterCode } from '../../site/states/use-later-code.ts';

export type PlanChecks = typeof import('./checks/PlanChecks.tsx');

const importChecks = () => import('./checks/PlanChecks.tsx');

/** The checks, loaded once there is a plan to check: the visitor's own or a shared one. */
export function useChecks(isNeeded: boolean) {
  return useLaterCode(importChecks, { words: 'plan-days', isNeeded });
}
