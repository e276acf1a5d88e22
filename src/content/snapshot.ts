import type { Activity } from '../model/activity/activity.ts';
import type { Destination } from '../model/destination/destination.ts';
import type { Event } from '../model/event/event.ts';
import type { Post } from '../model/post/post.ts';
import type { Site } from '../model/site/site.ts';

/** An entry as the owner lists it: with the mark that puts it on the home page. */
export type Listed<Entity> = Entity & { featured: boolean };

/** A post as the owner keeps it; `reviewed` is the ISO date of the last look at its facts. */
export type ListedPost = Listed<Post> & { reviewed?: string | undefined };

/** The guide's content without its name: what a source reads. Lists are in the order in which the API sends them. */
export interface Content {
  site: Site;
  activities: readonly Listed<Activity>[];
  destinations: readonly Listed<Destination>[];
  events: readonly Listed<Event>[];
  posts: readonly ListedPost[];
}

/** Everything the site is made of, validated and deeply frozen; replaced whole, never changed. */
export interface Snapshot extends Content {
  /** Names this content: equal content from files has the equal revision; PostgreSQL counts its commits. */
  readonly revision: string;
}

/** Freezes the content, in place and all the way down, and names it. */
export function createSnapshot(content: Content, revision: string): Snapshot {
  return deepFreeze({ ...content, revision });
}

function deepFreeze<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) deepFreeze(part);
  }
  return Object.freeze(value);
}
