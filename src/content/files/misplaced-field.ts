import { z } from 'zod';

/** What to do about a field that isn't known where it stands, but is one column further in or out. */
export function misplacedRemedy(
  schema: z.ZodType,
  path: readonly PropertyKey[],
): string | undefined {
  const [field, ...groups] = [...path].reverse();
  if (!(schema instanceof z.ZodObject) || typeof field !== 'string') return undefined;
  const [group] = groups;
  if (groups.length === 1 && Object.hasOwn(schema.shape, field))
    return `belongs beside ${String(group)}, not in it; start it in the same column as ${String(group)}`;
  const home = groups.length === 0 ? groupWith(schema, field) : undefined;
  return home && `belongs to ${home}; put it below ${home}: with two more spaces before it`;
}

/** The name of the group that has the field. */
function groupWith(schema: z.ZodObject, field: string): string | undefined {
  const found = Object.entries(schema.shape).find(([, part]) => {
    const inner = innerOf(part);
    return inner instanceof z.ZodObject && Object.hasOwn(inner.shape, field);
  });
  return found?.[0];
}

function innerOf(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional) return innerOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? innerOf(schema.def.out) : schema;
}
