import type { DayContent } from '../../model/content/day-content.ts';
import { townIn } from '../../model/location-town.ts';
import type { NearGone } from '../../site/site-context.ts';
import { townPositions } from '../places/locate.server.ts';
import { type IndexedPlace, placeIndex } from '../places/place-index.server.ts';

const MOST = 6;

interface Candidate {
  href: string;
  text: string;
  list: string;
  town?: string | undefined;
  category?: string | undefined;
}

/** What's near the entry that used to be at this path; undefined if there never was one. */
export function nearGone(content: DayContent, path: string): NearGone | undefined {
  const { gone = {} } = content;
  const entry = Object.hasOwn(gone, path) ? gone[path] : undefined;
  if (!entry) return undefined;
  const towns = townPositions(content);
  const town = towns.has(entry.place) ? entry.place : townIn(entry.place, towns);
  const inTown = ({ list }: Candidate) => (list === 'destinations' ? 8 : 4);
  const points = (other: Candidate) =>
    (town !== undefined && other.town === town ? inTown(other) : 0) +
    (entry.category !== '' && other.category === entry.category ? 2 : 0) +
    (other.list === entry.list ? 1 : 0);
  const words = content.words['not-found'] as { near: { heading: string } } | undefined;
  const links = candidates(content)
    .map((other) => ({ other, points: points(other) }))
    .filter(({ points }) => points > 0)
    .sort((one, two) => two.points - one.points)
    .slice(0, MOST)
    .map(({ other: { href, text } }) => ({ href, text }));
  return links.length === 0 ? undefined : { path, heading: words?.near.heading ?? '', links };
}

function candidates(content: DayContent): Candidate[] {
  const { activities, upcoming, present, places } = placeIndex(content);
  const isTown = ({ link }: IndexedPlace) => link.kind === 'destination';
  const shown = ({ path, link, town }: IndexedPlace) => ({ href: path, text: link.title, town });
  return [
    ...[...activities.values()].map((place) => {
      return { ...shown(place), list: 'activities', category: place.activity.category };
    }),
    ...upcoming.map((place) => {
      return { ...shown(place), list: 'events', category: place.event.category };
    }),
    ...present.filter(isTown).map((place) => ({ ...shown(place), list: 'destinations' })),
    ...[...content.entryPages.values()]
      .filter(
        ({ path, entry, parent, isExample }) => !(places.has(path) || isExample) && entry && parent,
      )
      .map(({ path, label, list, entry }) => {
        const { town, category } = entry as Partial<Candidate>;
        return { href: path, text: label, list, town, category };
      }),
  ];
}
