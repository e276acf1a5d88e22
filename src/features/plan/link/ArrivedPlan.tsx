import { useCallback, useEffect } from 'react';
import { LoadError } from '../../../site/states/LoadError.tsx';
import { useLaterCode } from '../../../site/states/use-later-code.ts';
import { useWordsSource } from '../../../site/words/words-context.ts';
import type { SharedPlanProps } from './SharedPlan.tsx';

/** A plan that came by a link. Few visits have one, so what reads and shows it loads then. */
export function ArrivedPlan(props: SharedPlanProps) {
  const words = useWordsSource();
  const importSharedPlan = useCallback(async () => {
    const [code] = await Promise.all([import('./SharedPlan.tsx'), words.load('plan-link')]);
    return code.SharedPlan;
  }, [words]);
  const { code: SharedPlan, lost, load } = useLaterCode(importSharedPlan);
  useEffect(load, [load]);
  if (lost) return <LoadError what="The plan in this link" error={lost} onRetry={load} />;
  return SharedPlan && <SharedPlan {...props} />;
}
