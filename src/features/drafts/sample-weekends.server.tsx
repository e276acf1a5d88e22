import type { ReactNode } from 'react';
import type { DayContent } from '../../model/content/day-content.ts';
import { weekdayFrom } from '../../model/day/civil-day.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { draftPlaces } from './draft-places.server.ts';
import { type SampleWeekend, SampleWeekends } from './SampleWeekends.tsx';
import { solveDays } from './solve/solve-days.ts';
import { mostDriving } from './wish.ts';
import { wishOf } from './wish-of-stay.ts';

const FRIDAY = 5;

/** Friday to Sunday. */
const NIGHTS = 2;

/** The next weekend that hasn't begun, drafted as of today for a couple and for a family. */
export function sampleWeekends(content: DayContent): ReactNode {
  const arrival = weekdayFrom(content.day + 1, FRIDAY);
  const places = draftPlaces(content);
  const { checkIn } = wordsOf(content.words, 'drafts');
  const wish = wishOf({ arrival, departure: arrival + NIGHTS }, checkIn);
  const weekends = (['pair', 'family'] as const).map((kind): SampleWeekend => {
    const children = kind === 'family';
    const drive = mostDriving({ children });
    return { kind, draft: solveDays({ ...wish, children, drive }, places, content.day) };
  });
  return <SampleWeekends weekends={weekends} />;
}
