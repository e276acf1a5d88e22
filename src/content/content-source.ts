import type { Snapshot } from './snapshot.ts';

/** Where content comes from. The rest of the server cannot tell files from PostgreSQL. */
export interface ContentSource {
  readonly name: 'files' | 'postgres';
  /**
   * Reads and validates everything. Throws ContentProblems where the content is wrong, any other
   * error where it cannot be read.
   */
  read(): Promise<Snapshot>;
  /**
   * Calls `changed` soon after a change; calling it once too often does no harm. Resolves to the
   * function that stops watching.
   */
  watch(changed: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** One fault of the content: what, where, and what to do. */
export interface ContentProblem {
  /**
   * Relative to the project, such as content/activities.yaml; a table such as activities for
   * PostgreSQL.
   */
  file: string;
  /** From 1; absent where the file as a whole is at fault. */
  line?: number | undefined;
  /** Such as activities[3].title or id 7. */
  field?: string | undefined;
  /** What is wrong and what to do, in the owner's words. */
  message: string;
}

/** Takes a fault while the reading goes on, so that all of them can be listed. */
export type Report = (problem: ContentProblem) => void;

/** The content was read and is wrong; every fault is listed, not just the first. */
export class ContentProblems extends Error {
  override name = 'ContentProblems';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(describeProblems(problems).join('\n'));
    this.problems = problems;
  }
}

/**
 * One line for the owner: "content/activities.yaml:12 activities[3].title: is blank; write a text".
 */
export function describeProblem({ file, line, field, message }: ContentProblem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field === undefined ? `${place}: ${message}` : `${place} ${field}: ${message}`;
}

/** More lines than this nobody reads. */
const DESCRIBED_PROBLEMS = 50;

/** A line for each of the first 50 problems, and one that says how many more there are. */
export function describeProblems(problems: readonly ContentProblem[]): string[] {
  const lines = problems.slice(0, DESCRIBED_PROBLEMS).map(describeProblem);
  const more = problems.length - lines.length;
  return more === 0 ? lines : [...lines, `… and ${more} more`];
}
