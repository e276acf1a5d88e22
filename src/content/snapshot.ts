import type { Content } from '../model/content.ts';

/** Everything the site is made of, validated and deeply frozen; replaced whole, never changed. */
export interface Snapshot extends Content {
  /**
   * Names this content: equal content from files has the equal revision; PostgreSQL counts its
   * commits.
   */
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
