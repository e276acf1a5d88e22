import type { Edit } from '../content/entries.ts';
import type { Outcome } from '../content/outcome.ts';

/** What is to go live at an hour. */
export interface Plan {
  id: string;
  /** As a clock in Texas shows it: "2026-12-05T06:00". */
  hour: string;
  edits: Edit[];
  /** Whose it is. */
  author: string;
  /** What changes, in words. */
  message: string;
}

/** Why something could not go live. */
export type Stuck = Extract<Outcome, { is: 'conflict' | 'refused' }>;

/** A plan, and what has become of it. */
export interface Scheduled extends Plan {
  stuck: Stuck | null;
}

/** Keeps plans until they are live, in the desk's own state. */
export interface Schedule {
  all(): Promise<Scheduled[]>;
  /** Keeps a plan, with the bytes of the pictures that no version has. */
  add(plan: Plan, pictures: ReadonlyMap<string, Uint8Array>): Promise<void>;
  pictures(id: string): Promise<Map<string, Uint8Array>>;
  /** Another hour; what stood in its way counts no more. False if a desk has the plan now. */
  move(id: string, hour: string, now: number): Promise<boolean>;
  /** False if a desk has the plan now. */
  remove(id: string, now: number): Promise<boolean>;
  /** Lets a plan go that is live. */
  done(id: string): Promise<void>;
  /** Takes a plan for a while, if no other desk has it; resolves to the newest version then. */
  claim(plan: Plan, now: number, newest: number): Promise<number | undefined>;
  /** Lets it go again, with what stood in its way: then it has to be begun again. */
  release(id: string, stuck: Stuck | null): Promise<void>;
}

/** For how long a desk has a plan to itself, in milliseconds; if it's killed meanwhile, another goes on. */
export const CLAIMED_FOR = 60_000;
