import type { Edit } from '../content/entries.ts';
import type { Outcome } from '../content/outcome.ts';

/** Edits to publish at an hour. */
export interface Plan {
  id: string;
  /** In Texas: "2026-12-05T06:00". */
  hour: string;
  edits: Edit[];
  author: string;
  message: string;
}

export type Stuck = Extract<Outcome, { is: 'conflict' | 'refused' }>;

export interface Scheduled extends Plan {
  stuck: Stuck | null;
}

/** Stores plans until they are live. */
export interface Schedule {
  all(): Promise<Scheduled[]>;
  /** Also stores the bytes of pictures that no version has. */
  add(plan: Plan, pictures: ReadonlyMap<string, Uint8Array>): Promise<void>;
  pictures(id: string): Promise<Map<string, Uint8Array>>;
  /** Sets another hour and clears `stuck`. False if a desk is publishing the plan. */
  move(id: string, hour: string, now: number): Promise<boolean>;
  /** False if a desk is publishing the plan. */
  remove(id: string, now: number): Promise<boolean>;
  done(id: string): Promise<void>;
  /** Reserves a plan; undefined if another desk has it. Resolves to the newest version at the first try. */
  claim(plan: Plan, now: number, newest: number): Promise<number | undefined>;
  /** Ends the claim. If the plan is stuck, the next attempt starts over. */
  release(id: string, stuck: Stuck | null): Promise<void>;
}

/** In milliseconds. If the desk that claimed a plan is killed, another one may claim it after that. */
export const CLAIMED_FOR = 60_000;
