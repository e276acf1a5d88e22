import type { DayContent } from '../../model/content/day-content.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import type { Position } from '../../model/distance.ts';
import { thumbOf } from '../../model/image/image.ts';
import { PLAN_ADDRESS, paths } from '../../model/paths.ts';
import { picked } from '../../model/picked.ts';
import { townPageSlug } from '../../model/towns.ts';
import { advisedOnce } from '../../model/visit/old-facts.ts';
import type { Visit } from '../../model/visit/visit.ts';
import type { Schedule } from '../../model/when/shapes/schedule.ts';
import type { ApiRows } from '../../server/api/api-table.ts';
import { eventPicture } from '../events/event-posters.ts';
import { isVague } from '../places/directions.ts';
import { nextDays } from '../places/event-days.server.ts';
import { townPositions } from '../places/locate.server.ts';
import { type IndexedEvent, type IndexedPlace, placeIndex } from '../places/place-index.server.ts';
import { planKey, townKey } from '../saving/plan-key.ts';
import type { PlanFacts } from './plan-facts.ts';

/** The facts of everything a visitor can save, past events included. */
export function planFacts(content: DayContent): PlanFacts[] {
  const { activities, events, schedules } = placeIndex(content);
  return [
    ...[...activities.values()].map((place) => ({
      key: planKey('a', place.activity.id),
      ...thumbOf(place.activity),
      ...placeFacts(place, place.activity),
      category: place.activity.category,
    })),
    ...[...events.values()].map((place) => ({
      key: planKey('e', place.event.id),
      ...thumbOf(eventPicture(place.event)),
      ...placeFacts(place, place.event),
      unlit: isUnlit(place.event) || undefined,
      days: daysOf(place, schedules.get(place.event.id) ?? [], content.day),
    })),
    ...content.posts.map((post) => ({
      key: planKey('p', post.id),
      title: post.title,
      path: paths.post(post.id),
      ...thumbOf(post),
    })),
    ...content.destinations.map(({ name }) => townFacts(name, townPositions(content).get(name))),
  ];
}

function isUnlit({ category, visit }: IndexedEvent['event']): boolean {
  return category === 'Outdoor' && visit?.indoors === false;
}

/** All its days on the calendar: on any other day it isn't on. */
function daysOf({ isOver }: IndexedEvent, schedule: Schedule, today: CivilDay): PlanFacts['days'] {
  const days = nextDays(schedule, today);
  // An event with dates only in words, or not yet announced, isn't over.
  return days.length > 0 || isOver ? days : undefined;
}

interface Visited {
  title: string;
  location?: string | undefined;
  visit?: Visit | undefined;
}

function placeFacts(
  { path, position, town }: IndexedPlace,
  { title, location, visit = {} }: Visited,
): Omit<PlanFacts, 'key'> {
  const { address, telephone, months, asOf, open, closed, planning = {} } = visit;
  const reserve = typeof visit.reserve === 'object' ? visit.reserve : { level: visit.reserve };
  const isRequired = reserve.level === 'required';
  // In the order a row shows them.
  const [hours, price, reserveAsOf, telephoneAsOf] = advisedOnce([
    visit.hours,
    visit.price,
    isRequired ? asOf?.reserve : undefined,
    telephone && asOf?.telephone,
  ]);
  return {
    title,
    path,
    location: address ?? location,
    position:
      position && !position.isTown ? picked(position, ['latitude', 'longitude']) : undefined,
    isVague: isVague(position) || undefined,
    ...picked(visit, ['roadMinutes', 'telephone', 'takes', 'closure']),
    // Old hours can't promise that a place is open, but can warn that it's closed.
    open: open ?? planning.open,
    closed: closed ?? planning.closed,
    isOld: (open === undefined && planning.open !== undefined) || undefined,
    hours,
    months: typeof months === 'string' ? [months] : months,
    town,
    free: visit.free || undefined,
    price,
    reserve: isRequired || undefined,
    reserveNote: isRequired && 'note' in reserve ? reserve.note : undefined,
    asOf: asOf && {
      ...(isRequired && { reserve: reserveAsOf }),
      ...(telephone !== undefined && { telephone: telephoneAsOf }),
    },
  };
}

function townFacts(name: string, position: Position | undefined): PlanFacts {
  const page = townPageSlug(name);
  return {
    key: townKey(name),
    title: name,
    path: page ? paths.destination(page) : paths.destinations,
    location: `${name}, Texas`,
    town: name,
    position,
  };
}

export const planApi: ApiRows = { lists: { [PLAN_ADDRESS]: planFacts } };
