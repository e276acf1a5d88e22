import type { DayContent } from '../../model/content/day-content.ts';
import { slugOf } from '../../model/entry-slug.ts';
import { type Picture, shareName } from '../../model/image/image.ts';
import type { Town } from '../../model/towns.ts';
import { DEFAULT_SHARE_NAME } from '../../site/metadata/share-names.ts';
import { eventPicture, eventPoster } from '../events/event-posters.ts';
import type { PlaceLink } from './place.ts';

export type ListedActivity = DayContent['activities'][number];
export type ListedEvent = DayContent['events'][number];

/** The name of an event's share picture: its own, or else its category's. */
export function eventShare({ category, ...event }: ListedEvent): string {
  return ownShare(event) ?? eventPoster(category);
}

/** The name of an activity's share picture; the default one until its own has been made. */
export function activityShare(activity: ListedActivity): string {
  return ownShare(activity) ?? DEFAULT_SHARE_NAME;
}

/** A link to an activity, with its picture. */
export function activityLink(activity: ListedActivity): PlaceLink {
  const { title, imageUrl, imageAlt, image } = activity;
  return { kind: 'activity', slug: slugOf(activity), title, imageUrl, imageAlt, image };
}

/** A link to an event, with its own picture or its category's. */
export function eventLink(event: ListedEvent): PlaceLink {
  return { kind: 'event', slug: slugOf(event), title: event.title, ...eventPicture(event) };
}

/** A link to a town that has a page. */
export function townLink({ slug, name }: Town): PlaceLink {
  return { kind: 'destination', slug, title: name };
}

function ownShare({ imageUrl, image }: Partial<Picture>): string | undefined {
  const isShared = image !== undefined && !image.unshared;
  return isShared && imageUrl !== undefined ? shareName(imageUrl) : undefined;
}
