import type { Row } from '../../content/merge/entries.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import { readWhen } from '../../model/when/read-when.ts';
import type { Occurrence } from '../../model/when/shapes/schedule.ts';
import type { When } from '../../model/when/shapes/when.ts';
import { whenSchema } from '../../model/when/when-schema.ts';

/** When an entry is on from one day to another, both included; never if it doesn't say so, or not rightly. */
export function daysOf({ when }: Row, first: CivilDay, last: CivilDay): Occurrence[] {
  if (when === undefined || !whenSchema.safeParse(when).success) return [];
  return occurrences(readWhen(when as When), first, last);
}
