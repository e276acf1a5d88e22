import { useQuery } from '@tanstack/react-query';
import { seasonAndHours } from '../../model/visit/season-and-hours.ts';
import {
  each,
  isNumber,
  isObject,
  isText,
  listOf,
  number,
  only,
  onlyTrue,
  optionalFocus,
  optionalText,
  type Read,
  readList,
  rowOf,
  text,
} from '../../site/data/api-shapes.ts';
import type { EventDays } from '../events/upcoming-events.ts';
import type { BestTime, DraftPlace, Meal, Welcome } from './draft-place.ts';
import { draftsQuery } from './drafts-query.ts';

const welcome = optionalText as Read<Welcome>;

const readPlaces = readList(
  rowOf<DraftPlace>(
    {
      ...each(text, 'key', 'title', 'path', 'category'),
      ...each(number, 'latitude', 'longitude', 'fromTown', 'takes'),
    },
    {
      ...each(optionalText, 'imageUrl', 'town', 'open', 'hours', 'reserveNote', 'url', 'telephone'),
      focus: optionalFocus,
      ...each(onlyTrue, 'isOld', 'free', 'openAir', 'featured'),
      tours: only(
        (value): value is NonNullable<DraftPlace['tours']> =>
          isObject(value) && listOf(isText)(value.begin) !== undefined,
      ),
      closed: listOf(isNumber),
      months: listOf(isText),
      best: listOf(isText) as Read<BestTime[]>,
      meal: listOf(isText) as Read<Meal[]>,
      reserve: optionalText as Read<'required' | 'advised'>,
      ...each(welcome, 'dogs', 'children', 'stepFree'),
      indoors: only((value) => typeof value === 'boolean'),
      days: listOf(
        (days): days is EventDays =>
          isObject(days) && isText(days.startDate) && isText(days.endDate),
      ),
      asOf: rowOf<NonNullable<DraftPlace['asOf']>>(
        {},
        each(optionalText, 'reserve', 'dogs', 'stepFree'),
      ),
    },
  ),
);

let last: { answer: unknown; places: DraftPlace[] } | undefined;

/** The places of an answer, their hours and months parsed in advance, before a tap needs them. */
export function readAhead(answer: unknown): DraftPlace[] {
  if (last && last.answer === answer) return last.places;
  const places = readPlaces(answer);
  places.forEach(seasonAndHours);
  last = { answer, places };
  return places;
}

/** The places that drafts choose from; undefined until loaded. */
export function useDraftPlaces() {
  const { data, error, refetch } = useQuery({ ...draftsQuery, select: readAhead });
  return { places: data, error, retry: () => void refetch() };
}
