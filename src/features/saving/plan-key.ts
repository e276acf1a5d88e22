import { slug } from '../../model/slug.ts';
import { fnvHash } from './fnv-hash.ts';

/**
 * An activity, event or post by its id, or a town by its name: "a12", "e7", "p3",
 * "tdrippingsprings". Short for links, and the same for good.
 */
export type PlanKey = string;

/** The kinds of things that can be saved, as keys begin: activities, events, posts, towns. */
export type PlanKind = 'a' | 'e' | 'p' | 't';

/** The key of an activity, event or post with this id. */
export function planKey(kind: Exclude<PlanKind, 't'>, id: number): PlanKey {
  return kind + id;
}

/** The key of a town: its letters, or a hash if they aren't a to z or more than 30. */
export function townKey(name: string): PlanKey {
  const letters = slug(name).replaceAll('-', '');
  return /^[a-z]{1,30}$/.test(letters) ? `t${letters}` : `t0${fnvHash(letters)}`;
}
