import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '../../model/is-group.ts';

/** The paths where two values differ: title, faq.questions[2].answer. */
export function differingPaths(before: unknown, after: unknown, path = ''): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => differingPaths(item, after[index], `${path}[${index}]`));
  if (!isGroup(before) || !isGroup(after)) return [path];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    differingPaths(before[key], after[key], path === '' ? key : `${path}.${key}`),
  );
}
