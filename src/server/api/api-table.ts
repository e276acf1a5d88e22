import type { DayContent } from '../../model/content/day-content.ts';

export interface ApiAnswer {
  status: 200 | 404;
  /** The JSON value; null for a post, activity or event that does not exist (decision 7). */
  value: unknown;
}

/** What a feature's `*.server.ts` adds to the API. */
export interface ApiRows {
  /** The rows of each list, by its path. */
  lists?: Readonly<Record<string, (content: DayContent) => readonly object[]>>;
  /** What answers one segment below a path; undefined if there's no such thing. */
  details?: Readonly<Record<string, (content: DayContent, segment: string) => object | undefined>>;
  /** An answer that is neither, by its path. */
  answers?: Readonly<Record<string, (content: DayContent) => object>>;
  /** A file named by the hash of its text, which may be kept forever; undefined if it's no such. */
  hashedFile?: (content: DayContent, path: string) => string | undefined;
}

/** The whole API, as the server answers it. */
export interface Api {
  /** The paths of its lists, which exist whatever the content is. */
  listPaths: readonly string[];
  /** The answer at the path (specification section 7); undefined if there's no such route. */
  read(content: DayContent, path: string): ApiAnswer | undefined;
  /** The text of the hashed file at the path; undefined if there is none. */
  hashedFile(content: DayContent, path: string): string | undefined;
}

/** Puts the rows together. */
export function createApi(rows: readonly ApiRows[]): Api {
  const lists = new Map(rows.flatMap(({ lists = {} }) => Object.entries(lists)));
  const answers = new Map(rows.flatMap(({ answers = {} }) => Object.entries(answers)));
  const details = new Map(rows.flatMap(({ details = {} }) => Object.entries(details)));
  return {
    listPaths: [...lists.keys()],
    read(content, path) {
      const list = lists.get(path)?.(content) ?? answers.get(path)?.(content);
      if (list) return { status: 200, value: list };
      const slash = path.lastIndexOf('/');
      const segment = path.slice(slash + 1);
      const readDetails = details.get(path.slice(0, slash));
      if (!readDetails || segment === '') return undefined;
      const value = readDetails(content, segment);
      return value ? { status: 200, value } : { status: 404, value: null };
    },
    hashedFile: (content, path) =>
      rows.map((row) => row.hashedFile?.(content, path)).find((text) => text !== undefined),
  };
}
