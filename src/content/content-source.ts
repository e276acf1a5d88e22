import type { Content } from '../model/content/content.ts';
import type { When } from '../model/when/shapes/when.ts';
import { printableLine, startOf } from './printable.ts';
import type { Snapshot } from './snapshot.ts';

/** Where content comes from. The rest of the server cannot tell files from PostgreSQL. */
export interface ContentSource {
  readonly name: 'files' | 'postgres';
  /**
   * Reads and validates everything. Throws ContentProblems for faults (with tolerance, for too
   * many), and any other error if it can't be read.
   */
  read(tolerance?: Tolerance): Promise<Snapshot>;
  /** Calls `changed` soon after a change, or without one. Resolves to a function that stops it. */
  watch(changed: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** One fault in the content: what it is, where it is, and what to do about it. */
export interface ContentProblem {
  /** Relative to the project, such as content/activities.yaml. */
  file: string;
  /** Starts at 1; absent if the file as a whole is at fault. */
  line?: number | undefined;
  /** Such as “Wine Road” link, activities[3].title or id 7. */
  field?: string | undefined;
  message: string;
  /** The days that it probably means. */
  means?: When | undefined;
}

/** Something that the source holds and the site doesn't show. */
export interface HeldBack {
  problems: readonly ContentProblem[];
  /** What the site shows in its place: the end of a sentence that says what to do. */
  instead: string;
}

/** How a server goes on despite faults. */
export interface Tolerance {
  /** What was last good; undefined if nothing was. Asked only if there are faults. */
  past(): Promise<Content | undefined>;
  /** Told what is held back; several times, or never if there are no faults. */
  heldBack(held: readonly HeldBack[]): void;
}

/** Receives each fault while reading continues, so that all of them can be listed. */
export type Report = (problem: ContentProblem) => void;

/** The content could be read but is wrong; lists every fault, not just the first. */
export class ContentProblems extends Error {
  override name = 'ContentProblems';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(describeProblems(problems).join('\n'));
    this.problems = problems;
  }
}

/** A name or key from the content may be as long as the file; in characters. */
const MAX_LENGTH = 2_000;

/** On one line that prints: "content/activities.yaml:12 “Wine Road” location: is blank; …". */
export function describeProblem({ file, line, field, message }: ContentProblem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const text = field === undefined ? `${place}: ${message}` : `${place} ${field}: ${message}`;
  return printableLine(text.length <= MAX_LENGTH ? text : `${startOf(text, MAX_LENGTH)} …`);
}

const MAX_DESCRIBED_PROBLEMS = 50;

/** A line for each of the first 50 problems, and one that counts the rest. */
export function describeProblems(problems: readonly ContentProblem[]): string[] {
  return firstLines(problems.map(describeProblem));
}

/** The same for what is held back, with what is served in its place. */
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
