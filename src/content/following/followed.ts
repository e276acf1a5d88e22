import type { ContentProblem } from '../content-source.ts';
import type { EntryAddress } from '../versions/version.ts';

/** What is to be served. */
export interface Followed {
  folder: string;
  /** What the newest version lacks, because it could not be taken. */
  problems: readonly ContentProblem[];
  /** All addresses that entries ever had; none if no versions are kept. */
  addresses: readonly EntryAddress[];
}

/** Knows where the newest version is. */
export interface Follower {
  /** The folder that was loaded last, or the one to begin with. */
  readonly folder: string;
  /** Loads the newest version to this machine. Rejects if that isn't possible now. */
  load(): Promise<Followed>;
  /** Calls `changed` soon after a change, or without one. Resolves to a function that stops it. */
  watch(changed: () => void): Promise<() => Promise<void>>;
  close(): void;
}
