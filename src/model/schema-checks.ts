import { z } from 'zod';

/** A longer list is no list that somebody keeps up to date. */
const LIST_LIMIT = 100;

/** One value, or a list as `listOf` checks it. */
export function oneOrMore<Value>(schema: z.ZodType<Value>) {
  const list = listOf(schema);
  return checkedBy<Value | Value[]>((written) => (Array.isArray(written) ? list : schema));
}

/** 1 to 100 values, counted first: one message is enough for a million wrong entries. */
export function listOf<Value>(schema: z.ZodType<Value>): z.ZodType<Value[]> {
  return z
    .array(z.unknown())
    .min(1, 'is an empty list; add an entry or delete the field')
    .max(LIST_LIMIT, `has more than ${LIST_LIMIT} entries; shorten the list`)
    .pipe(z.array(schema));
}

/** Reports what the schema for this value reports, and leaves the value as it was written. */
export function checkedBy<Value>(schemaOf: (written: unknown) => z.ZodType) {
  return z.custom<Value>().superRefine((written, context) => {
    const { error } = schemaOf(written).safeParse(written);
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue, continue: false });
  });
}

/** What's wrong, and with which field. */
export interface Problem {
  path: PropertyKey[];
  message: string;
  /** What else there is to say of it. */
  params?: object;
}

/** For `superRefine`: refuses a value that has a problem, which isn't checked any further. */
export function refuse<Value>(problemOf: (value: Value) => string | undefined) {
  return refuseAt((value: Value) => {
    const message = problemOf(value);
    return message === undefined ? undefined : { path: [], message };
  });
}

/** Like `refuse`, for a problem with one field of the value. */
export function refuseAt<Value>(problemOf: (value: Value) => Problem | undefined) {
  return (value: Value, context: z.RefinementCtx) => {
    const problem = problemOf(value);
    if (problem !== undefined) context.addIssue({ code: 'custom', continue: false, ...problem });
  };
}
