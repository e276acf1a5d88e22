import type { QueryFunctionContext } from '@tanstack/react-query';
import { readList } from './api-shapes.ts';
import { fetchJson, type PathKey } from './fetch-json.ts';

/** How the browser fetches a path, and how browser and server read the answer. */
export interface PathQuery<Value = unknown> {
  queryKey: PathKey;
  /** How many rows to keep; all if undefined. */
  rows?: number;
  queryFn: (context: QueryFunctionContext<PathKey>) => Promise<Value>;
  /** Throws if the answer as a whole has the wrong shape. */
  read: (answer: unknown) => Value;
}

/** A query for a list, or its first `rows` only; its key is the path (specification section 7). */
export function listQuery<Value>(
  path: string,
  readRow: (value: unknown) => Value | undefined,
  rows?: number,
): PathQuery<Value[]> {
  const read = readList(readRow);
  const query = pathQuery(path, fetchJson(), (answer) => read(answer).slice(0, rows));
  return rows === undefined ? query : { ...query, rows };
}

/** A query for anything else. */
export function pathQuery<Value>(
  path: string,
  fetchPath: (context: QueryFunctionContext<PathKey>) => Promise<unknown>,
  read: (answer: unknown) => Value,
): PathQuery<Value> {
  return { queryKey: [path], queryFn: async (context) => read(await fetchPath(context)), read };
}
