import { useCallback, useEffect } from 'react';
import { useLaterCode } from '../../site/states/use-later-code.ts';
import { useWordsSource } from '../../site/words/words-context.ts';
import type { PlanLink } from './link/plan-link.ts';

/** The end of a printed plan, loaded once there is something to print; without a signal, it's left out. */
export function PrintedRiverCard({ made }: { made: PlanLink }) {
  const words = useWordsSource();
  const importCard = useCallback(async () => {
    const [{ RiverCard }] = await Promise.all([
      import('./RiverCard.tsx'),
      words.load('river-safety'),
    ]);
    return RiverCard;
  }, [words]);
  const { code: Card, load } = useLaterCode(importCard);
  useEffect(load, [load]);
  return Card && <Card made={made} />;
}
