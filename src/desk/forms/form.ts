import { isGroup } from '../../model/is-group.ts';

/** How a field is edited; `beside` means in another field's control. */
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

/** What fills a field of a new entry: today's date, its reading time, or an address from its title. */
export type Fill = 'today' | 'minutes' | 'address';

/** A field of a form. Label, help and example come from the schema, in the owner's words. */
export interface Field {
  name: string;
  label: string;
  help?: string;
  example?: string;
  isOptional: boolean;
  control: Control;
  options?: readonly string[];
  fields?: readonly Field[];
  /** The value may stand in a group under this name, next to its source. */
  within?: 'is' | 'level';
  fill?: Fill;
  isRare?: boolean;
}

/** A value as written, valid or not. */
export type Written = Readonly<Record<string, unknown>>;

/** An entry's name; empty if it has none yet. */
export function nameOf({ title, name = title, brand = name }: Written): string {
  return [title, brand].find((each) => typeof each === 'string') ?? '';
}

export interface WordedChange {
  label: string;
  before: string;
  after: string;
}

/** The fields that differ between two versions of an entry, in the words of the form. */
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

/** A value in words, such as "first Saturday, March-December". */
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

/** The label of the top-level field of a path; its name if the form lacks it. */
export function labelOf(form: readonly Field[], path: string): string {
  const [name = ''] = path.split(/[.[]/);
  return form.find((field) => field.name === name)?.label ?? name;
}

/** A copy with the field set, or removed if it's undefined. */
export function withField(value: Written, name: string, field: unknown): Written {
  const { [name]: _, ...rest } = value;
  return field === undefined ? rest : { ...value, [name]: field };
}

/** A copy with the group set, or removed if it's empty. */
export function withGroup(value: Written, name: string, group: Written): Written {
  return withField(value, name, Object.keys(group).length === 0 ? undefined : group);
}
