import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { useWordsSource } from '../../words/words-context.ts';

const LazySharedPlan = lazy(async () => ({
  default: (await import('./SharedPlan.tsx')).SharedPlan,
}));

const LazyTakeAlong = lazy(async () => ({
  default: (await import('./TakeAlong.tsx')).TakeAlong,
}));

/** Ways to take a plan along; there is nothing to take along at first. */
export function TakeAlong(props: ComponentProps<typeof LazyTakeAlong>) {
  return (
    <Suspense>
      <LazyTakeAlong {...props} />
    </Suspense>
  );
}

/** A plan that came by a link, which few visits have. */
export function SharedPlan(props: ComponentProps<typeof LazySharedPlan>) {
  return (
    <Suspense>
      <LazySharedPlan {...props} />
    </Suspense>
  );
}

/** The river card for paper, loaded once there is something to print. */
export function PrintedRiverCard() {
  const words = useWordsSource();
  const [Card, setCard] = useState<typeof import('./RiverCard.tsx').RiverCard>();
  useEffect(() => {
    Promise.all([import('./RiverCard.tsx'), words.load('river-safety')]).then(
      ([{ RiverCard }]) => setCard(() => RiverCard),
      // Without a line, the plan is printed without it.
      () => undefined,
    );
  }, [words]);
  return Card && <Card />;
}
