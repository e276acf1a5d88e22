import type { Content } from '../model/content/content.ts';
import { deepFreeze } from '../model/deep-freeze.ts';

/** All content of the site, validated, deeply frozen, and only replaced as a whole. */
export interface Snapshot extends Content {
  /** A content hash for files; PostgreSQL counts commits. */
  readonly revision: string;
}

/** Deeply freezes the content in place, and adds its revision. */
export function createSnapshot(content: Content, revision: string): Snapshot {
  return deepFreeze({ ...content, revision });
}
