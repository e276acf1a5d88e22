import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { meantField } from './misplaced-field.ts';

type Issue = z.core.$ZodIssue;

/** What to say of a field whose name is nearly that of another. */
export function unknownRemedy(written: string, meant: string): string {
  const hasMore = new RegExp(`^${meant}[^\\w:]`, 'u').test(written);
  return `is not a known field here; ${hasMore ? 'put a colon after' : 'write'} ${meant}`;
}

/** Of the fields that aren't known where they stand, the paths of those that were meant, if nothing is there. */
export function misspelledFields(
  schema: z.ZodType,
  issues: readonly Issue[],
  isThere: (path: readonly PropertyKey[]) => boolean,
): ReadonlyMap<Issue, readonly PropertyKey[]> {
  const isUnknown = ({ code }: Issue) => code === 'unrecognized_keys';
  const missing = issues.filter((issue) => !isUnknown(issue) && !isThere(issue.path));
  return new Map(
    issues.filter(isUnknown).flatMap((issue) => {
      const group = issue.path.slice(0, -1);
      const beside = missing.filter(({ path }) => isDeepStrictEqual(path.slice(0, -1), group));
      const names = beside.map(({ path }) => String(path.at(-1)));
      const meant = meantField(schema, issue.path, names);
      if (meant === undefined || isThere([...group, meant])) return [];
      return [[issue, [...group, meant]] as const];
    }),
  );
}
