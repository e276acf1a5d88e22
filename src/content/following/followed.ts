import type { ContentProblem } from '../content-source.ts';
import type { EntryAddress } from '../versions/version.ts';

export interface Followed {
  folder: string;
  problems: readonly ContentProblem[];
  /** All addresses that entries ever had; empty if no versions are kept. */
  addresses: readonly EntryAddress[];
}

export interface Follower {
  readonly folder: string;
  /** Loads the newest version to this machine. Rejects if that isn't possible now. */
  load(): Promise<Followed>;
  /** Calls `changed` soon after a change, sometimes without one. Resolves to an unsubscriber. */
  watch(changed: () => void): Promise<() => Promise<void>>;
  close(): void | Promise<void>;
}
