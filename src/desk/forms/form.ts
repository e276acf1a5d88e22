import { isGroup } from '../../model/is-group.ts';

/** How a field is edited; `beside` in the control of another one. */
export type Control =
  | 'line'
  | 'text'
  | 'body'
  | 'web'
  | 'email'
  | 'number'
  | 'answer'
  | 'switch'
  | 'featured'
  | 'choice'
  | 'day'
  | 'days'
  | 'town'
  | 'hours'
  | 'status'
  | 'lines'
  | 'place'
  | 'places'
  | 'picture'
  | 'beside'
  | 'group'
  | 'groups'
  | 'locked'
  | 'other';

/** What a field of a new entry is filled with: the day, the time that its text takes, its title's address. */
export type Fill = 'today' | 'minutes' | 'address';

/** A field of a form; label, help and example stand at the field of the schema, in the owner's words. */
export interface Field {
  name: string;
  label: string;
  help?: string;
  example?: string;
  isOptional: boolean;
  control: Control;
  options?: readonly string[];
  fields?: readonly Field[];
  /** `is` or `level`: the value may stand in a group under this name, with where it is from. */
  within?: 'is' | 'level';
  /** What a new entry has there until somebody types something else. */
  fill?: Fill;
  /** Other kinds of fields come first; these are unfolded on demand. */
  isRare?: boolean;
}

/** A value as it is written, checked or not. */
export type Written = Readonly<Record<string, unknown>>;

/** What an entry is called; empty if it has no name yet. */
export function nameOf({ title, name = title, brand = name }: Written): string {
  return [title, brand].find((each) => typeof each === 'string') ?? '';
}

/** One difference for a person. */
export interface WordedChange {
  label: string;
  before: string;
  after: string;
}

/** What differs between two forms of an entry, field by field, in the words of the form. */
export function wordedChanges(
  fields: readonly Field[],
  before: Written,
  after: Written,
  above = '',
): WordedChange[] {
  return fields.flatMap((field) => {
    const [old, current] = [before[field.name], after[field.name]];
    if (JSON.stringify(old) === JSON.stringify(current)) return [];
    const label = above ? `${above}: ${field.label}` : field.label;
    if (field.control === 'group' && field.fields)
      return wordedChanges(
        field.fields,
        isGroup(old) ? old : {},
        isGroup(current) ? current : {},
        label,
      );
    return [{ label, before: inWords(old), after: inWords(current) }];
  });
}

/** A value for a person: "first Saturday, March-December". */
export function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map(inWords).join('; ');
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([name]) => name !== 'source')
      .map(([name, part]) => wordOf(name, part))
      .join(', ');
  return String(value);
}

function wordOf(name: string, part: unknown): string {
  if (part === true) return name;
  if (name === 'lasts') return `${daysLong(part)} long`;
  if (name === 'shift' && typeof part === 'number')
    return `${daysLong(Math.abs(part))} ${part < 0 ? 'before' : 'after'} that`;
  const says = ['is', 'level', 'every', 'day', 'note'].includes(name);
  return says ? inWords(part) : `${name} ${inWords(part)}`;
}

function daysLong(count: unknown): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`;
}

/** The fields of a group, by its name. */
export function groupIn(form: readonly Field[], name: string): readonly Field[] {
  return form.find((field) => field.name === name)?.fields ?? [];
}

/** What a field is called, by its path. */
export function labelOf(form: readonly Field[], path: string): string {
  const [name = ''] = path.split(/[.[]/);
  return form.find((field) => field.name === name)?.label ?? name;
}

/** The value with another field; without it if that is undefined. */
export function withField(value: Written, name: string, field: unknown): Written {
  const { [name]: _, ...rest } = value;
  return field === undefined ? rest : { ...value, [name]: field };
}

/** The entry with another group; without it once nothing is in it. */
export function withGroup(value: Written, name: string, group: Written): Written {
  return withField(value, name, Object.keys(group).length === 0 ? undefined : group);
}
