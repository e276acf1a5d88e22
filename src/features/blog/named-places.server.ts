import type { DayContent } from '../../model/content/day-content.ts';
import type { Visit } from '../../model/visit/visit.ts';
import { type IndexedPlace, placeIndex } from '../places/place-index.server.ts';
import { type PlanKey, planKey, townKey } from '../saving/plan-key.ts';

/** A place that a post names, with its facts and its key in plans. */
export interface NamedPlace extends IndexedPlace {
  visit?: Visit | undefined;
  /** Absent for events that are over. */
  key?: PlanKey | undefined;
  description?: string | undefined;
}

/** The places at these paths (decision 42); skips paths without a page. */
export function namedPlaces(content: DayContent, wanted: readonly string[]): NamedPlace[] {
  const { activities, events, places } = placeIndex(content);
  return wanted.flatMap((path) => {
    const place = places.get(path);
    if (!place) return [];
    const { kind, slug } = place.link;
    if (kind === 'destination') {
      const town = content.destinations.find(({ name }) => name === place.link.title);
      return { ...place, description: town?.description, key: townKey(place.link.title) };
    }
    if (kind === 'activity') {
      const { id, visit, description } = activities.get(slug)?.activity ?? {};
      const key = id === undefined ? undefined : planKey('a', id);
      return { ...place, visit, description, key };
    }
    const { event, isOver } = events.get(slug) ?? {};
    return {
      ...place,
      visit: event?.visit,
      description: event?.description,
      key: event && !isOver ? planKey('e', event.id) : undefined,
    };
  });
}
