import type { Position } from '../../model/distance.ts';
import type { Picture } from '../../model/image/image.ts';
import type { Visit } from '../../model/visit/visit.ts';
import type { Activity } from '../activities/activity.ts';
import type { Event, NextDays } from '../events/event.ts';
import type { EventDays } from '../events/upcoming-events.ts';
import type { PlaceMapView } from './place-map.ts';

/** What has a page that others can lead to. */
export type PlaceKind = 'activity' | 'event' | 'destination';

/** A place as other pages show it: a picture and a name that lead to its page (decision 42). */
export interface PlaceLink extends Partial<Picture> {
  kind: PlaceKind;
  slug: string;
  title: string;
  /** Absent for a destination, which shows its color and emoji. */
  imageUrl?: string | undefined;
}

export interface NearbyPlace extends PlaceLink {
  /** Straight-line miles to it, whole. */
  miles: number;
}

/** An event that takes place at a place, or comes instead of one that is over. */
export interface PlaceEvent extends PlaceLink, NextDays {
  /** As the lists send it, such as "Nov 27". */
  date: string;
}

export interface PlacePost extends Picture {
  id: number;
  title: string;
}

export interface PlacePosition extends Position {
  /** Straight-line miles from the cabins, whole. */
  miles: number;
  /** Set if only the town's position is known. */
  isTown?: true | undefined;
}

/** Days of an event as its page states them. */
export interface StatedDays extends EventDays {
  /** A run with pauses: "November 24, 2026 to January 6, 2027, except December 4 and 31". */
  inWords?: string | undefined;
}

/** What a page shows below what it's about. */
export interface PlacesAround {
  /** The next ones by distance; empty if the position isn't known. */
  nearby: NearbyPlace[];
  /** What is on there or in the town next; for an event that's over, what comes instead. */
  events: PlaceEvent[];
  /** What we wrote about it. */
  posts: PlacePost[];
}

/** What `/api/activities/{slug}` and `/api/events/{slug}` send beyond the lists. */
export interface PlaceDetails extends PlacesAround {
  slug: string;
  visit?: Visit | undefined;
  /** Set if a fact of the visit is old, or nobody knows how old it is (decision 48). */
  isUnchecked?: true | undefined;
  /** Longer words, by the rules of a post's body. */
  story?: string | undefined;
  town?: string | undefined;
  /** How long it takes by road from the cabins to its town: "25 to 30 min"; absent if nobody states it. */
  drive?: string | undefined;
  position?: PlacePosition | undefined;
  /** Absent if the position isn't known or is off the drawing. */
  map?: PlaceMapView | undefined;
  /** The name of its share picture, without extension. */
  share: string;
  /** Set if the events are those of the whole town. */
  isTownsEvents?: true | undefined;
}

/** An activity as its own page shows it. */
export type ActivityDetails = Activity & PlaceDetails;

/** An event on its own page: its next days or its last, its picture or its category's poster. */
export type EventDetails = Omit<Event, 'toBeAnnounced'> &
  PlaceDetails & {
    imageUrl: string;
    /** Its next days; empty if it's over, or if they're only known as text. */
    days: StatedDays[];
    /** Set once its last day has passed. */
    isOver?: true | undefined;
  };
