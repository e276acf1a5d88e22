import { z } from 'zod';
import { nearestName } from '../../model/nearest-name.ts';

/** How to fix a field that belongs one level further in or out; undefined for others. */
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

/** The field that an unknown name was meant to be: one that is missing, or another of the group. */
export function meantField(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  missing: readonly string[],
): string | undefined {
  const written = String(path.at(-1));
  const group = path.slice(0, -1).reduce<unknown>(partOf, innerOf(schema));
  const names = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
  const lowercase = written.toLowerCase();
  return (
    missing.find((name) => new RegExp(`^${name}\\W`, 'u').test(written)) ??
    missing.find((name) => lettersOf(name) === lettersOf(lowercase)) ??
    nearestName(lowercase, missing) ??
    // Names of three letters are too close to many fields: a fee isn't what is free.
    (lowercase.length > 3 ? nearestName(lowercase, names) : undefined)
  );
}

function lettersOf(name: string): string {
  return [...name.toLowerCase()].sort().join('');
}

function partOf(schema: unknown, step: PropertyKey): unknown {
  if (schema instanceof z.ZodArray) return innerOf(schema.element);
  return schema instanceof z.ZodObject ? innerOf(schema.shape[String(step)]) : undefined;
}

/** In "heading Close by", written as text, the missing field: "heading". */
export function firstWordOf(text: string): string | undefined {
  return /^\w+(?=\s)/u.exec(text)?.[0];
}

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
