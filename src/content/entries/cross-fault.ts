import type { EntryName } from './content-parts.ts';

/** A valid entry that doesn't go together with another one. */
export interface CrossFault {
  /** The entry that breaks the rule. */
  at: EntryName;
  /** The way from that entry to the value at fault. */
  path: readonly PropertyKey[];
  message: string;
  /** The entry that it doesn't go together with; undefined if that's one that doesn't exist. */
  other: EntryName | undefined;
  /**
   * Whether another form of one of the two has what doesn't go together just the same: then it's
   * not to blame, whatever else of it has changed. By default, no other form does.
   */
  remains?: (name: EntryName, form: unknown) => boolean;
}
