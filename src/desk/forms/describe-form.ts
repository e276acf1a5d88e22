import type { z } from 'zod';
import type { Control, Field, Fill } from './form.ts';

/** What a field's schema may state in zod's `meta`. */
interface FieldWords {
  label?: string;
  one?: string;
  help?: string;
  example?: string;
  control?: Control;
  options?: readonly string[];
  isRare?: boolean;
  fill?: Fill;
  /** The schema of a value that may also stand in a group with its source. */
  sourced?: z.ZodType;
  leveled?: z.ZodType;
}

interface Shown {
  schema: z.ZodType;
  words: FieldWords;
  isOptional: boolean;
}

/** A schema's fields in its order, without the `hidden` ones that nobody types, such as `id`. */
export function describeForm(schema: z.ZodType, hidden: readonly string[] = []): Field[] {
  const { schema: inner } = unwrapped(schema);
  const shape = definition(inner).shape as Record<string, z.ZodType> | undefined;
  return Object.entries(shape ?? {})
    .filter(([name]) => !hidden.includes(name))
    .map(([name, field]) => describeField(name, field));
}

/** What a schema states in its `meta`; empty if nothing. */
export function wordsOf(schema: z.ZodType): FieldWords {
  return unwrapped(schema).words;
}

function describeField(name: string, written: z.ZodType): Field {
  const { schema, words, isOptional } = unwrapped(written);
  const { label = plainName(name), help, example, isRare, fill } = words;
  const field = { name, label, isOptional, ...(help && { help }), ...(example && { example }) };
  const more = { ...(isRare && { isRare }), ...(fill && { fill }) };
  const held = words.sourced ?? words.leveled;
  if (held) {
    const { control, options } = describeField(name, held);
    const within = words.sourced ? 'is' : 'level';
    return { ...field, ...more, control, ...(options && { options }), within };
  }
  return { ...field, ...more, ...controlOf(schema, words) };
}

function controlOf(
  schema: z.ZodType,
  words: FieldWords,
): Pick<Field, 'control' | 'options' | 'fields'> {
  const { control, options } = words;
  if (options) return { control: control === 'lines' ? control : 'choice', options };
  if (control) return { control };
  const { type, format, checks = [], entries, element, shape } = definition(schema);
  if (type === 'object' && shape) return { control: 'group', fields: describeForm(schema) };
  if (type === 'enum' && entries) return { control: 'choice', options: Object.values(entries) };
  if (type === 'literal') return { control: 'locked' };
  if (type === 'boolean') return { control: 'answer' };
  if (type === 'number' || type === 'int') return { control: 'number' };
  if (type === 'array' && element) {
    const item = unwrapped(element);
    const { type: kind, entries: choices } = definition(item.schema);
    if (kind === 'object') return { control: 'groups', fields: describeForm(item.schema) };
    if (kind === 'enum' && choices) return { control: 'lines', options: Object.values(choices) };
    return { control: kind === 'string' ? 'lines' : 'other' };
  }
  if (type !== 'string') return { control: 'other' };
  if (format === 'date') return { control: 'day' };
  const most =
    checks.map((check) => check._zod.def.maximum ?? 0).find((maximum) => maximum > 0) ?? 0;
  const isLine = checks.some((check) => check._zod.def.check === 'string_format');
  return { control: most > 300 && !isLine ? 'text' : 'line' };
}

interface Definition {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodType>;
  entries?: Record<string, string>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  checks?: { _zod: { def: { check: string; maximum?: number } } }[];
}

function definition(schema: z.ZodType): Definition {
  return schema._zod.def as unknown as Definition;
}

/** Unwraps optional, defaulted and preprocessed schemas, and merges what all of them state. */
function unwrapped(schema: z.ZodType): Shown {
  const { type, innerType, in: from, out: into } = definition(schema);
  const own = (schema.meta() ?? {}) as FieldWords;
  const isPreprocessed = type === 'pipe' && from && definition(from).type === 'transform';
  const isList = type === 'pipe' && into && definition(into).type === 'array';
  const inner = innerType ?? (isPreprocessed || isList ? into : undefined);
  if (!inner) return { schema, words: own, isOptional: false };
  const found = unwrapped(inner);
  const isOptional = found.isOptional || ['optional', 'default', 'prefault'].includes(type);
  return { schema: found.schema, words: { ...found.words, ...own }, isOptional };
}

/** Labels of fields that many pages share, or whose names don't explain them. */
const NAMES: Readonly<Record<string, string>> = {
  eyebrow: 'Small words above the title',
  intro: 'Words below the title',
  description: 'For search engines: what they show',
  keywords: 'For search engines: words',
  faq: 'Questions and answers',
  closing: 'At the end of the page',
  more: 'The link to all of them',
};

function plainName(name: string): string {
  const known = NAMES[name];
  if (known !== undefined) return known;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
