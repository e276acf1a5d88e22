import type { Position } from '../../model/distance.ts';
import type { Picture } from '../../model/image/image.ts';
import type { Visit } from '../../model/visit/visit.ts';
import type { Activity } from '../activities/activity.ts';
import type { Event, EventDays, NextDays } from '../events/event.ts';
import type { PlaceMapView } from './place-map.ts';

export type PlaceKind = 'activity' | 'event' | 'destination';

/** A place as other pages show it: a picture and name, linked to its page (decision 42). */
export interface PlaceLink extends Partial<Picture> {
  kind: PlaceKind;
  slug: string;
  title: string;
  /** Absent for a destination, which shows its color and emoji. */
  imageUrl?: string | undefined;
}

export interface NearbyPlace extends PlaceLink {
  /** Straight-line miles, rounded. */
  miles: number;
  /** Its town, if that's all that is known of where it or the page's place is. */
  inTown?: string | undefined;
}

/** An event at a place, or a replacement for one that's over. */
export interface PlaceEvent extends PlaceLink, NextDays {
  date: string;
}

export interface PlacePost extends Picture {
  id: number;
  title: string;
}

export interface PlacePosition extends Position {
  /** Straight-line miles from the cabins, rounded. */
  miles: number;
  /** Set if only its town's position is known. */
  isTown?: true | undefined;
  /** Set if it's only roughly right. */
  isApproximate?: true | undefined;
}

export interface StatedDays extends Omit<EventDays, 'firstDate' | 'lastDate'> {
  /** A run with pauses: "November 24, 2026 to January 6, 2027, except December 4 and 31". */
  inWords?: string | undefined;
}

export interface PlacesAround {
  /** Closest first; empty if the position is unknown. */
  nearby: NearbyPlace[];
  /** The next ones there or in the town; for an event that's over, replacements. */
  events: PlaceEvent[];
  posts: PlacePost[];
}

/** What `/api/activities/{slug}` and `/api/events/{slug}` send in addition to the lists' fields. */
export interface PlaceDetails extends PlacesAround {
  slug: string;
  visit?: Visit | undefined;
  /** Set if a fact is outdated or of unknown age (decision 48). */
  isUnchecked?: true | undefined;
  /** A longer text in the format of a post's body. */
  story?: string | undefined;
  town?: string | undefined;
  /** The drive from the cabins to its town: "25 to 30 min"; absent if unknown. */
  drive?: string | undefined;
  position?: PlacePosition | undefined;
  /** Absent if the position is unknown or off the drawing. */
  map?: PlaceMapView | undefined;
  share: string;
  isTownsEvents?: true | undefined;
}

export type ActivityDetails = Activity & PlaceDetails;

/** An event on its own page, with its next or last days, and its own picture or its category's poster. */
export type EventDetails = Omit<Event, 'toBeAnnounced'> &
  PlaceDetails & {
    imageUrl: string;
    /** Its next days; empty if it's over, or if they're known only as text. */
    days: StatedDays[];
    isOver?: true | undefined;
  };
