import { slug } from '../../model/slug.ts';
import { fnvHash } from './fnv-hash.ts';

/**
 * An activity, event or post by its id, or a town by its name: "a12", "e7", "p3", "tdrippingsprings".
 * Short for links, and permanent.
 */
export type PlanKey = string;

/** The first letter of a key: activity, event, post or town. */
export type PlanKind = 'a' | 'e' | 'p' | 't';

/** The key of an activity, event or post. */
export function planKey(kind: Exclude<PlanKind, 't'>, id: number): PlanKey {
  return kind + id;
}

/** The key of a town: its letters, or a hash if they aren't a to z or exceed 30. */
export function townKey(name: string): PlanKey {
  const letters = slug(name).replaceAll('-', '');
  return /^[a-z]{1,30}$/.test(letters) ? `t${letters}` : `t0${fnvHash(letters)}`;
}
