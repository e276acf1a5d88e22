import type { z } from 'zod';

const ANSWERS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...['yes', 'true', 'on'].map((word) => [word, true] as const),
  ...['no', 'false', 'off'].map((word) => [word, false] as const),
]);

/** The value with yes for true, or true for yes, where issues ask for it; otherwise undefined. */
export function withPlainAnswers(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  let changed: unknown;
  for (const issue of issues) {
    const path = [...issue.path];
    const last = path.pop();
    const written = path.reduce<unknown>(partOf, changed ?? value);
    const said = last === undefined ? undefined : answerFor(issue, partOf(written, last));
    if (said === undefined || last === undefined) continue;
    changed ??= structuredClone(value);
    const group = path.reduce<unknown>(partOf, changed) as Record<PropertyKey, unknown>;
    group[last] = said;
  }
  return changed;
}

function answerFor(issue: z.core.$ZodIssue, written: unknown): boolean | string | undefined {
  if (issue.code === 'invalid_type' && issue.expected === 'boolean')
    return ANSWERS.get(typeof written === 'string' ? written.toLowerCase() : undefined);
  const word = written === true ? 'yes' : 'no';
  const takesWord = issue.code === 'invalid_value' && issue.values.includes(word);
  return takesWord && typeof written === 'boolean' ? word : undefined;
}

/** The part of a group or list; undefined if there's none of that name. */
export function partOf(group: unknown, step: PropertyKey): unknown {
  if (typeof group !== 'object' || group === null || !Object.hasOwn(group, step)) return undefined;
  return (group as Record<PropertyKey, unknown>)[step];
}
