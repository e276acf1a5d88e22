import type { ImageDetails, ImageFocus } from '../../model/image/image.ts';

/** Undefined if the value doesn't fit. By hand: a schema library costs too many bytes. */
export type Read<Value> = (value: unknown) => Value | undefined;

type OptionalField<Row> = {
  [Field in keyof Row]-?: undefined extends Row[Field] ? Field : never;
}[keyof Row];

type RequiredReaders<Row> = { [Field in Exclude<keyof Row, OptionalField<Row>>]: Read<Row[Field]> };

type OptionalReaders<Row> = { [Field in OptionalField<Row>]-?: Read<NonNullable<Row[Field]>> };

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
export const isText = (value: unknown) => typeof value === 'string';
export const isNumber = (value: unknown) => typeof value === 'number';

/** An empty text counts as absent. */
export const optionalText = only((value): value is string => isText(value) && value.trim() !== '');
const anyText = only(isText);
export const text: Read<string> = (value) => anyText(value ?? '');
export const texts: Read<string[]> = (value) =>
  listOf(isText)(value)?.filter((item) => item.trim());
export const number = only(isNumber);
export const id = only(
  (value): value is number => isNumber(value) && Number.isInteger(value) && value > 0,
);
export const onlyTrue = only((value) => value === true);

/** A reader that accepts values of this type only. */
export function only<Value>(is: (value: unknown) => value is Value): Read<Value> {
  return (value) => (is(value) ? value : undefined);
}

/** A reader of lists; one wrong item makes it reject the whole list. */
export function listOf<Item>(is: (value: unknown) => value is Item): Read<Item[]> {
  return (value) => (Array.isArray(value) && value.every(is) ? value : undefined);
}

/** The same reader for each of these fields. */
export function each<Value, Field extends string>(
  read: Read<Value>,
  ...fields: readonly Field[]
): Record<Field, Read<Value>> {
  return Object.fromEntries(fields.map((field) => [field, read])) as Record<Field, Read<Value>>;
}

/** A row with every required field and all readable optional ones; otherwise undefined. */
export function rowOf<Row>(
  required: RequiredReaders<Row>,
  optional: OptionalReaders<Row>,
): Read<Row> {
  const readers = Object.entries<Read<unknown>>({ ...required, ...optional });
  return (value) => {
    if (!isObject(value)) return undefined;
    const row: Record<string, unknown> = {};
    for (const [field, read] of readers) {
      const part = read(value[field] ?? undefined);
      if (part !== undefined) row[field] = part;
      else if (field in required) return undefined;
    }
    return row as Row;
  };
}

/** Unchecked, as it becomes a class: an unknown one has no effect. */
export const optionalFocus = optionalText as Read<ImageFocus>;

export const pictureFields = {
  imageAlt: optionalText,
  image: rowOf<ImageDetails>(
    { ...each(id, 'width', 'height'), widths: listOf(isNumber), tone: number },
    { focus: optionalFocus, unshared: onlyTrue },
  ),
};

/** Unchecked: another text would only be shown. */
export const statusFields = {
  status: optionalText as Read<'canceled' | 'postponed' | 'moved'>,
  statusNote: optionalText,
};

export const daysFields = {
  ...each(optionalText, 'startDate', 'endDate', 'firstDate', 'lastDate'),
  usual: onlyTrue,
  ...statusFields,
};

/** A row of an answer that one page alone reads: it comes from the same build, so it's as typed. */
export function ownRow<Row>(value: unknown): Row | undefined {
  return isObject(value) ? (value as Row) : undefined;
}

/** A single entry with an id; null for anything else (decision 32). */
export function readAny(value: unknown): object | null {
  return isObject(value) && id(value.id) ? value : null;
}

/** The readable rows of a list. Throws if the answer isn't a list. */
export function readList<Value>(read: Read<Value>): (value: unknown) => Value[] {
  return (value) => {
    if (!Array.isArray(value)) throw new Error('The answer is not a list.');
    return value.map(read).filter((row) => row !== undefined);
  };
}
