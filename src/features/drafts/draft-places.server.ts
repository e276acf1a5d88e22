import type { DayContent } from '../../model/content/day-content.ts';
import { weekdayNumber } from '../../model/day/calendar-names.ts';
import { hourIn } from '../../model/day/hour-in-words.ts';
import { type Picture, thumbOf } from '../../model/image/image.ts';
import { picked } from '../../model/picked.ts';
import { levelOf, type Visit } from '../../model/visit/visit.ts';
import { readDays } from '../../model/when/words/days.ts';
import type { ApiRows } from '../../server/api/api-table.ts';
import type { EventDays } from '../events/event.ts';
import { eventPicture } from '../events/event-posters.ts';
import { type CalendarEntry, calendar } from '../events/upcoming-events.ts';
import { townPositions } from '../places/locate.server.ts';
import { type IndexedPlace, placeIndex } from '../places/place-index.server.ts';
import { planKey } from '../saving/plan-key.ts';
import { DRAFTS_ADDRESS, type DraftPlace } from './draft-place.ts';
import { reckonedMinutes } from './solve/road-minutes.ts';

/**
 * The places that drafts choose from: those with a known duration and position, without a current
 * closure, and, for events, with dates.
 */
export function draftPlaces(content: DayContent): DraftPlace[] {
  const { activities, upcoming } = placeIndex(content);
  const days = Map.groupBy(calendar(content.scheduled, content.day), ({ eventId }) => eventId);
  return [
    ...[...activities.values()].flatMap((place) =>
      draftPlace(place, planKey('a', place.activity.id), place.activity, content),
    ),
    ...upcoming.flatMap((place) => {
      const { event } = place;
      const on = days.get(event.id)?.map(daysOf(event.time));
      if (!on) return [];
      const picture = eventPicture(event);
      return draftPlace(place, planKey('e', event.id), { ...event, ...picture }, content).map(
        (row) => ({ ...row, days: on }),
      );
    }),
  ];
}

interface Drafted extends Picture {
  title: string;
  category: string;
  featured?: boolean | undefined;
  visit?: Visit | undefined;
}

function draftPlace(
  { path, town, position }: IndexedPlace,
  key: string,
  { title, category, featured, visit = {}, imageUrl, image }: Drafted,
  content: DayContent,
): DraftPlace[] {
  const { takes, closure, hours, months, asOf, reserve, open, planning = {} } = visit;
  if (takes === undefined || closure !== undefined || !position || position.isTown) return [];
  const level = levelOf(reserve);
  const center = town === undefined ? undefined : townPositions(content).get(town);
  return [
    {
      key,
      title,
      path,
      ...thumbOf({ imageUrl, image }),
      ...picked(position, ['latitude', 'longitude']),
      town,
      fromTown: planning.townMinutes ?? (center ? reckonedMinutes(center, position) : 0),
      category,
      takes,
      ...picked(planning, ['open', 'best', 'meal']),
      isOld: (planning.open !== undefined && open === undefined) || undefined,
      ...picked(visit, ['hours', 'url', 'telephone', 'indoors']),
      tours: toursInWords(hours),
      closed: planning.closed?.flatMap((day) => weekdayNumber(day) ?? []),
      months: typeof months === 'string' ? [months] : months,
      reserve: level === 'no' ? undefined : level,
      reserveNote: typeof reserve === 'object' ? reserve.note : undefined,
      dogs: levelOf(visit.dogs),
      children: levelOf(visit.children),
      stepFree: levelOf(visit.stepFree),
      free: visit.free || undefined,
      openAir: isOpenAir(visit) || undefined,
      featured: featured || undefined,
      asOf: asOf && picked(asOf, ['reserve', 'dogs', 'stepFree']),
    },
  ];
}

/** Free, and not known to be indoors; even an outdated price counts. "Partly indoors" means a town's streets. */
function isOpenAir({ indoors, reserve, free, asOf }: Visit): boolean {
  return indoors !== true && reserve === undefined && (free === true || asOf?.free !== undefined);
}

/** Parses the one sentence about hours that drafts understand besides `open`; outdated ones are ignored. */
function toursInWords(hours = ''): DraftPlace['tours'] {
  if (/before you go\.$/u.test(hours)) return undefined;
  const [, at, until] =
    /^tours daily at ((?:[\d:]+ [AP]M(?:, | and |$)?)+)(?:, until (\w+ \d+, \d{4}))?$/iu.exec(
      hours,
    ) ?? [];
  const begin = at?.split(/, | and /u).map((hour) => hourIn(hour));
  if (!begin?.every((hour) => hour !== undefined)) return undefined;
  return { begin, until: until && (readDays(until)?.spans[0]?.to ?? '') };
}

/** An event's days; without a start time of their own they use the one on its card. */
function daysOf(time: string) {
  return ({ eventId: _, ...days }: CalendarEntry): EventDays => ({
    ...days,
    starts: days.starts ?? hourIn(time),
  });
}

export const draftsApi: ApiRows = { lists: { [DRAFTS_ADDRESS]: draftPlaces } };
