import type { Activity } from '../../model/activity/activity.ts';
import type { Destination } from '../../model/destination/destination.ts';
import type { Event } from '../../model/event/event.ts';
import type { ImageFacts } from '../../model/image/image.ts';
import type { Post, PostSummary } from '../../model/post/post.ts';

/**
 * The browser's door: what an answer must look like before a page may use it. Written by hand, because a schema
 * library costs more bytes than everything it would check. A missing text reads as "", a wrong type drops the row.
 */
type Read<Value> = (value: unknown) => Value | undefined;

type Row = Record<string, unknown>;

const text: Read<string> = (value) => (value === undefined || value === null ? '' : optionalText(value));
const optionalText: Read<string> = (value) => (typeof value === 'string' ? value : undefined);
const optionalNumber: Read<number> = (value) => (typeof value === 'number' ? value : undefined);
const id: Read<number> = (value) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined);
const onlyTrue: Read<true> = (value) => (value === true ? value : undefined);
const texts = listOf<string>('string');
const numbers = listOf<number>('number');

function listOf<Item>(type: 'string' | 'number'): Read<Item[]> {
  return (value) => (Array.isArray(value) && value.every((item) => typeof item === type) ? value : undefined);
}

/** A row with all `required` fields read, and those `optional` ones that are there. Undefined where any has the wrong type. */
function readRow(
  value: unknown,
  required: Record<string, Read<unknown>>,
  optional: Record<string, Read<unknown>>,
): Row | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const source = value as Row;
  const row: Row = {};
  for (const [field, read] of Object.entries(required)) {
    row[field] = read(source[field]);
    if (row[field] === undefined) return undefined;
  }
  for (const [field, read] of Object.entries(optional)) {
    if (source[field] === undefined || source[field] === null) continue;
    row[field] = read(source[field]);
    if (row[field] === undefined) return undefined;
  }
  return row;
}

const imageFacts: Read<ImageFacts> = (value) =>
  readRow(value, { width: id, height: id, widths: numbers, tone: optionalNumber }, { unshared: onlyTrue }) as
    | ImageFacts
    | undefined;

const pictureFields = { imageAlt: optionalText, image: imageFacts };

export const readActivity: Read<Activity> = (value) =>
  readRow(
    value,
    { id, title: text, description: text, category: text, icon: text, imageUrl: text },
    { ...pictureFields, location: optionalText, link: optionalText },
  ) as Activity | undefined;

export const readDestination: Read<Destination> = (value) =>
  readRow(
    value,
    { id, name: text, description: text },
    { highlights: texts, latitude: optionalNumber, longitude: optionalNumber },
  ) as Destination | undefined;

export const readEvent: Read<Event> = (value) =>
  readRow(
    value,
    { id, title: text, description: text, category: text, date: text, time: text, location: text },
    { link: optionalText, startDate: optionalText, endDate: optionalText },
  ) as Event | undefined;

const summaryFields = { id, title: text, excerpt: text, category: text, imageUrl: text, publishedAt: text, readTime: text };

export const readPostSummary: Read<PostSummary> = (value) =>
  readRow(value, summaryFields, pictureFields) as PostSummary | undefined;

/** One post with its body; null for anything that is not a post (decision 7). */
export function readPost(value: unknown): Post | null {
  return (readRow(value, { ...summaryFields, content: text }, pictureFields) as Post | undefined) ?? null;
}

/** The rows of a list that can be read. Throws where the answer is no list at all. */
export function readList<Value>(read: Read<Value>): (value: unknown) => Value[] {
  return (value) => {
    if (!Array.isArray(value)) throw new Error('The answer is not a list.');
    return value.map(read).filter((row) => row !== undefined);
  };
}
