import { brokenBy } from '../src/features/drafts/fixtures/checker/broken-by.ts';
import type { SoakResult } from './soak.ts';

/** 10,000 random wishes, read on each day of a year: the checker finds no broken rule (decision 013). */
export async function drafts(): Promise<SoakResult> {
  const { broken, stops } = await brokenBy({ seed: 2026, editions: 366, wishesEach: 28 });
  return {
    holds: broken.length === 0 && stops > 0,
    figures: `10,248 wishes, ${stops} stops, ${broken.length} broken rules ${broken.slice(0, 3).join('; ')}`,
  };
}
