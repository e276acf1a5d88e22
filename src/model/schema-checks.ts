import { z } from 'zod';

const LIST_LIMIT = 100;

/** One value, or a list checked by `listOf`. */
export function oneOrMore<Value>(schema: z.ZodType<Value>) {
  const list = listOf(schema);
  return checkedBy<Value | Value[]>((written) => (Array.isArray(written) ? list : schema));
}

/** 1 to 100 values. Checks the count first, so a million wrong entries give one message. */
export function listOf<Value>(schema: z.ZodType<Value>): z.ZodType<Value[]> {
  return z
    .array(z.unknown())
    .min(1, 'is an empty list; add an entry or delete the field')
    .max(LIST_LIMIT, `has more than ${LIST_LIMIT} entries; shorten the list`)
    .pipe(z.array(schema));
}

/** Reports the issues of the schema for this value, and passes the value through as written. */
export function checkedBy<Value>(schemaOf: (written: unknown) => z.ZodType) {
  return z.custom<Value>().superRefine((written, context) => {
    const { error } = schemaOf(written).safeParse(written);
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue, continue: false });
  });
}

export interface Problem {
  path: PropertyKey[];
  message: string;
  params?: object;
}

/** For `superRefine`: refuses a value that has a problem, and skips further checks. */
export function refuse<Value>(problemOf: (value: Value) => string | undefined) {
  return refuseAt((value: Value) => {
    const message = problemOf(value);
    return message === undefined ? undefined : { path: [], message };
  });
}

/** Like `refuse`, for a problem in one field of the value. */
export function refuseAt<Value>(problemOf: (value: Value) => Problem | undefined) {
  return (value: Value, context: z.RefinementCtx) => {
    const problem = problemOf(value);
    if (problem !== undefined) context.addIssue({ code: 'custom', continue: false, ...problem });
  };
}
