import type { DayContent } from '../../model/content/day-content.ts';
import { movedPaths } from '../../model/content/moved-paths.ts';
import { dayText } from '../../model/day/civil-day.ts';
import { oncePer } from '../../model/once-per.ts';
import { paths } from '../../model/paths.ts';
import { picked } from '../../model/picked.ts';
import { TOWN_POSITIONS } from '../../model/town-positions.ts';
import { townsWithPage } from '../../model/towns.ts';
import type { Visit } from '../../model/visit/visit.ts';
import type { Schedule } from '../../model/when/shapes/schedule.ts';
import { type PlanKey, planKey, townKey } from '../saving/plan-key.ts';
import { type EntryLocation, locate, positionAt, townPositions } from './locate.server.ts';
import {
  activityLink,
  eventLink,
  type ListedActivity,
  type ListedEvent,
  townLink,
} from './pictured-place.server.ts';
import type { PlaceLink } from './place.ts';

type ListedPost = DayContent['posts'][number];

export interface IndexedPlace extends EntryLocation {
  path: string;
  link: PlaceLink;
  /** Absent for events that are over. */
  key?: PlanKey | undefined;
  visit?: Visit | undefined;
  description?: string | undefined;
}

export interface IndexedActivity extends IndexedPlace {
  activity: ListedActivity;
}

export interface IndexedEvent extends IndexedPlace {
  event: ListedEvent;
  isOver: boolean;
}

/** The lookup tables for place pages, built once per content. */
export interface PlaceIndex {
  activities: ReadonlyMap<string, IndexedActivity>;
  /** Including past ones. */
  events: ReadonlyMap<string, IndexedEvent>;
  /** All of these and the towns with a page, by current and former paths. */
  places: ReadonlyMap<string, IndexedPlace>;
  /** Everything that can be nearby: all except events that are over or far off. */
  present: readonly IndexedPlace[];
  /** Soonest first. */
  upcoming: readonly IndexedEvent[];
  schedules: ReadonlyMap<number, Schedule>;
  posts: ReadonlyMap<string, readonly ListedPost[]>;
}

const SAID = ['visit', 'description'] as const;

/** In days; a guest of these days isn't here for what begins later. */
const SOON = 60;

/** The index of a day's content. */
export const placeIndex = oncePer((content: DayContent): PlaceIndex => {
  const positions = townPositions(content);
  const activities = content.activities.map((activity): IndexedActivity => {
    const link = activityLink(activity);
    const key = planKey('a', activity.id);
    const place = { path: paths.activity(link.slug), link, key, activity };
    return { ...place, ...picked(activity, SAID), ...locate(activity, positions) };
  });
  const indexed = (isOver: boolean) => (event: ListedEvent) => {
    const link = eventLink(event);
    const key = isOver ? undefined : planKey('e', event.id);
    const place = { path: paths.event(link.slug), link, key, event, isOver };
    return { ...place, ...picked(event, SAID), ...locate(event, positions) };
  };
  const upcoming = content.events.map(indexed(false));
  const events = [...content.over.map(indexed(true)), ...upcoming];
  const towns = townPlaces(content);
  const until = dayText(content.day + SOON);
  const soon = upcoming.filter(({ event: { startDate = '' } }) => startDate <= until);
  const present = [...activities, ...soon, ...towns];
  const places = withFormerPaths(content, [...events, ...activities, ...towns]);
  return {
    activities: bySlug(activities),
    events: bySlug(events),
    places,
    present,
    upcoming,
    schedules: new Map(content.scheduled.map(({ id, schedule }) => [id, schedule])),
    posts: postsByPlace(content, places),
  };
});

/** The places at these paths (decision 42); skips paths without a page. */
export function placesAt(content: DayContent, wanted: readonly string[]): IndexedPlace[] {
  const { places } = placeIndex(content);
  return wanted.flatMap((path) => places.get(path) ?? []);
}

function bySlug<Place extends IndexedPlace>(places: readonly Place[]): Map<string, Place> {
  return new Map(places.map((place) => [place.link.slug, place]));
}

function townPlaces({ destinations }: DayContent): IndexedPlace[] {
  return townsWithPage.map((town) => ({
    path: paths.destination(town.slug),
    link: townLink(town),
    key: townKey(town.name),
    description: destinations.find(({ name }) => name === town.name)?.description,
    town: town.name,
    position: positionAt(TOWN_POSITIONS[town.slug]),
  }));
}

function withFormerPaths(content: DayContent, all: readonly IndexedPlace[]) {
  const places = new Map(all.map((place) => [place.path, place]));
  for (const [from, to] of movedPaths(content)) {
    const place = places.get(to);
    if (place && !places.has(from)) places.set(from, place);
  }
  return places;
}

function postsByPlace({ posts }: DayContent, places: PlaceIndex['places']) {
  const found = new Map<string, ListedPost[]>();
  for (const post of posts)
    for (const path of new Set(post.places?.map((one) => places.get(one)?.path ?? one))) {
      const others = found.get(path);
      if (others) others.push(post);
      else found.set(path, [post]);
    }
  return found;
}
