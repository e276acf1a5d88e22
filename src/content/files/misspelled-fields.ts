import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { meantField } from './misplaced-field.ts';

type Issue = z.core.$ZodIssue;

/** How to fix an unknown field, which may be a misspelling of `meant`. */
export function unknownRemedy(written: PropertyKey, meant: PropertyKey | undefined): string {
  if (meant === undefined) return 'is not a known field here; correct its spelling or delete it';
  const hasMore = new RegExp(`^${String(meant)}[^\\w:]`, 'u').test(String(written));
  return `is not a known field here; ${hasMore ? 'put a colon after' : 'write'} ${String(meant)}`;
}

/** For each unknown field, the path of the missing field it was meant to be. */
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
