import type { Content } from '../model/content/content.ts';
import type { When } from '../model/when/shapes/when.ts';
import { printableLine, startOf } from './printable.ts';
import type { Snapshot } from './snapshot.ts';

/** Where content comes from: files or PostgreSQL, which the rest of the server can't tell apart. */
export interface ContentSource {
  readonly name: 'files' | 'postgres';
  /** Reads and validates all. Throws ContentProblems for faults; with tolerance, for too many. */
  read(tolerance?: Tolerance): Promise<Snapshot>;
  /** Calls `changed` soon after a change, sometimes without one. Resolves to an unsubscriber. */
  watch(changed: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** One fault in the content: what and where it is, and how to fix it. */
export interface ContentProblem {
  /** Relative to the project: content/activities.yaml. */
  file: string;
  /** From 1; undefined for a fault of the whole file. */
  line?: number | undefined;
  /** “Wine Road” link, activities[3].title, or id 7. */
  field?: string | undefined;
  message: string;
  means?: When | undefined;
}

/** Something in the source that the site doesn't show. */
export interface HeldBack {
  problems: readonly ContentProblem[];
  /** What the site shows instead, as the end of a sentence. */
  instead: string;
}

/** How a server carries on despite faults. */
export interface Tolerance {
  past(): Promise<Content | undefined>;
  /** Reports what is held back: several times, or never without faults. */
  heldBack(held: readonly HeldBack[]): void;
}

/** Receives each fault while reading continues. */
export type Report = (problem: ContentProblem) => void;

/** The content was read, but has faults. Lists all of them. */
export class ContentProblems extends Error {
  override name = 'ContentProblems';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(describeProblems(problems).join('\n'));
    this.problems = problems;
  }
}

/** In characters: a name or key from the content may be as long as its file. */
const MAX_LENGTH = 2_000;

/** One printable line: "content/activities.yaml:12 “Wine Road” location: is blank; …". */
export function describeProblem({ file, line, field, message }: ContentProblem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const text = field === undefined ? `${place}: ${message}` : `${place} ${field}: ${message}`;
  return printableLine(text.length <= MAX_LENGTH ? text : `${startOf(text, MAX_LENGTH)} …`);
}

const MAX_DESCRIBED_PROBLEMS = 50;

/** A line for each of the first 50 problems, and one with the number of the others. */
export function describeProblems(problems: readonly ContentProblem[]): string[] {
  return firstLines(problems.map(describeProblem));
}

/** The same for what is held back, with what is served instead. */
export function describeHeldBack(held: readonly HeldBack[]): string[] {
  const lines = held.flatMap(({ problems, instead }) =>
    problems.map((problem) => `${describeProblem(problem)}; ${instead}`),
  );
  return firstLines([...new Set(lines)]);
}

function firstLines(lines: readonly string[]): string[] {
  const more = lines.length - MAX_DESCRIBED_PROBLEMS;
  return more <= 0 ? [...lines] : [...lines.slice(0, -more), `… and ${more} more`];
}
