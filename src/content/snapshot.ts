import type { Content } from '../model/content/content.ts';

/** Everything the site is made of, validated, deeply frozen, and only ever replaced as a whole. */
export interface Snapshot extends Content {
  /**
   * Identifies this content: the same content from files has the same revision; PostgreSQL counts
   * its commits.
   */
  readonly revision: string;
}

/** Deeply freezes the content in place and adds its revision. */
export function createSnapshot(content: Content, revision: string): Snapshot {
  return deepFreeze({ ...content, revision });
}

function deepFreeze<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) deepFreeze(part);
  }
  return Object.freeze(value);
}
