import { LoadError } from '../../../site/states/LoadError.tsx';
import { useLaterCode } from '../../../site/states/use-later-code.ts';
import type { SharedPlanProps } from './SharedPlan.tsx';

const importShared = () => import('./SharedPlan.tsx');

/** A plan that came by link. Its code loads on demand, since few visits have one. */
export function ArrivedPlan(props: SharedPlanProps) {
  const { code, lost, load } = useLaterCode(importShared, { words: 'plan-link', isNeeded: true });
  if (lost) return <LoadError what="The plan in this link" error={lost} onRetry={load} />;
  return code && <code.SharedPlan {...props} />;
}
