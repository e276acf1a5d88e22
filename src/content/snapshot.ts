import type { Content } from '../model/content/content.ts';
import { deepFreeze } from '../model/deep-freeze.ts';

/** Everything the site is made of, validated, deeply frozen, and only ever replaced as a whole. */
export interface Snapshot extends Content {
  /** Identifies this content: files by their content; PostgreSQL counts its commits. */
  readonly revision: string;
}

/** Deeply freezes the content in place and adds its revision. */
export function createSnapshot(content: Content, revision: string): Snapshot {
  return deepFreeze({ ...content, revision });
}
