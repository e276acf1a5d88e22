import type { ImageFocus } from '../../model/image/image.ts';
import { subheadingId } from '../../site/prose/post-body.ts';
import type { NextDays } from '../events/event.ts';

/** What a result of the search can be, in the order in which the page groups them. */
export const SEARCH_KINDS = ['answer', 'activity', 'event', 'post', 'town', 'page'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What can be asked of a place besides words, as `visit` says it (decision 29). */
export const TRAITS = ['children', 'dogs', 'stepFree', 'free', 'reserve', 'indoors'] as const;

export type Trait = (typeof TRAITS)[number];

/** A part of a page. */
export interface Passage {
  heading?: string | undefined;
  /** Where it begins on its page: the id of its heading. */
  at?: string | undefined;
  /** Empty if only what it has that others don't is in the index. */
  text: string;
  /** Words that it's found by, besides its text. */
  words?: string | undefined;
}

/** Something that the search can find, in the words that it is found by, and an event's next days. */
export interface SearchDocument extends NextDays {
  kind: SearchKind;
  path: string;
  title: string;
  /** What a result says below its title. */
  text: string;
  /** More words to find it by: its category, headings, what `visit` says. */
  words: string;
  /** What its page says besides, in its order. */
  body?: readonly Passage[] | undefined;
  /** What it answers before anything else does: "pet policy". */
  asks?: readonly string[] | undefined;
  town?: string | undefined;
  /** Months from 1 to 12; absent if it's for the whole year, or if nobody said. */
  months?: readonly number[] | undefined;
  traits?: readonly Trait[] | undefined;
  /** What `visit` says that it isn't or doesn't have. What is in neither list isn't known. */
  lacks?: readonly Trait[] | undefined;
  /** Its small picture. */
  imageUrl?: string | undefined;
  focus?: ImageFocus | undefined;
  /** All days of an event within a year if there are others: ISO dates, "2026-12-05/2026-12-06". */
  days?: readonly string[] | undefined;
  /** Whether an event is on in the evening, if its hours say so. */
  evening?: boolean | undefined;
  /** The hours of an activity, as `readOpen` reads them. */
  open?: string | undefined;
  /** Days of the week on which it's shut, from 0 for Sunday, if its hours aren't known. */
  shut?: readonly number[] | undefined;
  /** Its latitude and longitude, to a hundredth of a degree. */
  at?: readonly [number, number] | undefined;
}

/** The folder of indexes, each named by the hash of its bytes. */
const SEARCH_FOLDER = '/search';

/** The address of the index with this hash. */
export function searchIndexPath(hash: string): string {
  return `${SEARCH_FOLDER}/${hash}.json`;
}

/** True if the path is that of an index, of whatever hash. */
export function isSearchIndexPath(path: string): boolean {
  return path.startsWith(`${SEARCH_FOLDER}/`) && path.endsWith('.json');
}

/** The picture that most places have: a drawing with the name of its page. */
function drawingOf({ path }: SearchDocument): string {
  return `/images/${path.slice(path.lastIndexOf('/') + 1)}.svg`;
}

/** The id that most headings have. */
function idOf({ heading = '' }: Passage): string {
  return subheadingId(heading);
}

/** An index as JSON. Of pictures and ids that follow from a path or a heading, nothing is written but that there is one. */
export function searchIndexText(documents: readonly SearchDocument[]): string {
  return JSON.stringify(
    documents.map((document) => ({
      ...document,
      ...(document.imageUrl === drawingOf(document) && { imageUrl: '' }),
      ...(document.body && {
        body: document.body.map((part) => (part.at === idOf(part) ? { ...part, at: '' } : part)),
      }),
    })),
  );
}

/** The documents of an index. Throws a SyntaxError if it's not whole. */
export function documentsIn(text: string): SearchDocument[] {
  const rows: SearchDocument[] = JSON.parse(text);
  return rows.map((row) => ({
    ...row,
    ...(row.imageUrl === '' && { imageUrl: drawingOf(row) }),
    ...(row.body && {
      body: row.body.map((part) => (part.at === '' ? { ...part, at: idOf(part) } : part)),
    }),
  }));
}
