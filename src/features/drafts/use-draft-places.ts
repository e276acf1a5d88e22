import { useQuery } from '@tanstack/react-query';
import { seasonAndHours } from '../../model/visit/season-and-hours.ts';
import type { DraftPlace } from './draft-place.ts';
import { draftsQuery } from './drafts-query.ts';

/** The same places, their hours and months parsed in advance, before a tap needs them. */
export function readAhead(places: DraftPlace[]): DraftPlace[] {
  places.forEach(seasonAndHours);
  return places;
}

/** The places that drafts choose from; undefined until loaded. */
export function useDraftPlaces() {
  const { data, error, refetch } = useQuery({ ...draftsQuery, select: readAhead });
  return { places: data, error, retry: () => void refetch() };
}
