import type { ContentProblem } from '../../content/content-source.ts';
import type { ContentEntries } from '../../content/files/content-folder.ts';
import { type Entry, problemAt, problemIn, within } from '../../content/schema-problems.ts';
import { type CivilDay, dayOf, dayParts, dayText } from '../../model/day/civil-day.ts';
import type { Visit } from '../../model/visit/visit.ts';

/** After how many months the source of the facts should be read again. */
const VERIFY_AFTER = 12;

type Visitable = Entry<{ visit?: Visit | undefined }>;

/** Practical facts that are missing or old on the day (decision 29). */
export function visitNotices(
  { activities, events, posts }: Pick<ContentEntries, 'activities' | 'events' | 'posts'>,
  today: CivilDay,
): ContentProblem[] {
  const { year, month, day } = dayParts(today);
  const oldest = dayText(dayOf(year, month - VERIFY_AFTER, day));
  const placed: readonly Visitable[] = [...activities, ...events];
  return [
    ...placed.flatMap((entry) => missingFacts(entry) ?? []),
    ...[...placed, ...posts].flatMap((entry) => oldFacts(entry, oldest) ?? []),
  ];
}

function missingFacts({ value: { visit = {} }, place }: Visitable): ContentProblem | undefined {
  const missing = [
    ...(visit.town === undefined ? ['town'] : []),
    ...(visit.latitude === undefined ? ['latitude and longitude'] : []),
  ];
  if (missing.length === 0) return undefined;
  return problemIn(place, 'visit', `has no ${missing.join(' and no ')}; add them`);
}

function oldFacts(
  { value: { visit }, place }: Visitable,
  oldest: string,
): ContentProblem | undefined {
  if (visit?.verified === undefined || visit.verified >= oldest) return undefined;
  const message = `is ${visit.verified}, more than ${VERIFY_AFTER} months ago; read the source again, correct the facts and enter its new date`;
  return problemAt(within(place, ['visit', 'verified']), message);
}
