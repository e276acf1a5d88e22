import type { Snapshot } from './snapshot.ts';

/** Where content comes from. The rest of the server cannot tell files from PostgreSQL. */
export interface ContentSource {
  readonly name: 'files' | 'postgres';
  /**
   * Reads and validates everything. Throws ContentProblems if the content is wrong, and any other
   * error if it can't be read.
   */
  read(): Promise<Snapshot>;
  /** Calls `changed` soon after a change, or without one. Resolves to a function that stops it. */
  watch(changed: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** One fault in the content: what it is, where it is, and what to do about it. */
export interface ContentProblem {
  /** Relative to the project, such as content/activities.yaml; for PostgreSQL a table's name. */
  file: string;
  /** Starts at 1; absent if the file as a whole is at fault. */
  line?: number | undefined;
  /** Such as “Wine Road” link, activities[3].title or id 7. */
  field?: string | undefined;
  /** What is wrong and what to do, in the owner's words. */
  message: string;
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

/** For the owner: "content/activities.yaml:12 “Wine Road” location: is blank; write some text". */
export function describeProblem({ file, line, field, message }: ContentProblem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field === undefined ? `${place}: ${message}` : `${place} ${field}: ${message}`;
}

/** Nobody reads more lines than this. */
const MAX_DESCRIBED_PROBLEMS = 50;

/** A line for each of the first 50 problems, and one that counts the rest. */
export function describeProblems(problems: readonly ContentProblem[]): string[] {
  const lines = problems.slice(0, MAX_DESCRIBED_PROBLEMS).map(describeProblem);
  const more = problems.length - lines.length;
  return more === 0 ? lines : [...lines, `… and ${more} more`];
}
