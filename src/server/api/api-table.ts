import type { DayContent } from '../../model/content/day-content.ts';

export interface ApiAnswer {
  status: 200 | 404;
  /** The JSON value; null for an entry that doesn't exist (decision 7). */
  value: unknown;
}

export interface ApiRows {
  /** Lists by path. */
  lists?: Readonly<Record<string, (content: DayContent) => readonly object[]>>;
  /** Entries by path, for one more segment; undefined if there is none. */
  details?: Readonly<Record<string, (content: DayContent, segment: string) => object | undefined>>;
  answers?: Readonly<Record<string, (content: DayContent) => object>>;
  /** A file with a hash in its name, cached forever; undefined if there is none. */
  hashedFile?: (content: DayContent, path: string) => string | undefined;
}

/** The API as a whole. */
export interface Api {
  listPaths: readonly string[];
  /** The answer at a path (specification section 7); undefined if there's no such route. */
  read(content: DayContent, path: string): ApiAnswer | undefined;
  hashedFile(content: DayContent, path: string): string | undefined;
}

/** Combines the features' rows. */
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
