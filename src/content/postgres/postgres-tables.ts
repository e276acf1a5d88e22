import { activitySchema } from '../../features/activities/activity-schema.ts';
import { postSchema } from '../../features/blog/post-schema.ts';
import { cabinSchema } from '../../features/cabins/cabin-schema.ts';
import { destinationSchema } from '../../features/destinations/destination-schema.ts';
import { eventSchema } from '../../features/events/event-schema.ts';
import type { Content, PageWords, Words } from '../../model/content/content.ts';
import { ownPageSchema } from '../../model/own-page-schema.ts';
import type { EntryKey } from '../tables.ts';

/**
 * An entry from the tables with the model's field names, not yet validated. Missing values are
 * absent, not null.
 */
export type Row = Readonly<Record<string, unknown>>;

/** The tables guarantee that every entry has an id. */
export type ListRow = Row & { readonly id: number };

/** The words of a page, as they are in its file. */
export type WordsRow = Row & { readonly page: string; readonly words: Words };

/** A page of the owner's own, as in its file, whose name is the slug. */
export type OwnPageRow = Row & { readonly slug: string };

/** A picture's file name, and the SHA-256 of its bytes in hexadecimal digits. */
export type PictureRow = Row & { readonly name: string; readonly hash: string };

/** A list of the content's entries. */
export type EntryList = Exclude<keyof Content, 'site' | 'words' | 'ownPages'>;

/** A list in the tables, whose rows are told apart by a key. */
export type ListName = EntryList | 'ownPages' | 'words' | 'pictures';

/** Everything in the tables; can be stored as JSON and compared deeply. */
export type Rows = Readonly<Record<EntryList, readonly ListRow[]>> & {
  readonly site: Row | undefined;
  /** By slug; absent in what was published before there were any. */
  readonly ownPages?: readonly OwnPageRow[] | undefined;
  /** By page; absent in what was published before words were content. */
  readonly words?: readonly WordsRow[] | undefined;
  /** By name; absent in what was published before the database held pictures. */
  readonly pictures?: readonly PictureRow[] | undefined;
};

export interface ListTable {
  name: string;
  /** The field that holds an entry's key. */
  key: 'id' | 'slug' | 'page' | 'name';
  /** The fields that are columns of this table. */
  columns: readonly string[];
  /** Whether it is ordered by a `position` column; others are ordered by their keys. */
  positioned: boolean;
}

export const LIST_TABLES: Readonly<Record<ListName, ListTable>> = {
  activities: { name: 'activities', key: 'id', columns: fields(activitySchema), positioned: true },
  destinations: {
    name: 'destinations',
    key: 'id',
    columns: fields(destinationSchema).filter((field) => field !== 'highlights'),
    positioned: true,
  },
  events: { name: 'events', key: 'id', columns: fields(eventSchema), positioned: true },
  cabins: { name: 'cabins', key: 'id', columns: fields(cabinSchema), positioned: true },
  posts: { name: 'blog_posts', key: 'id', columns: fields(postSchema), positioned: false },
  ownPages: { name: 'own_pages', key: 'slug', columns: fields(ownPageSchema), positioned: false },
  words: { name: 'page_words', key: 'page', columns: ['page', 'words'], positioned: false },
  pictures: {
    name: 'content_pictures',
    key: 'name',
    columns: ['name', 'hash'],
    positioned: false,
  },
};

export const LIST_NAMES: readonly ListName[] = [
  'activities',
  'destinations',
  'events',
  'cabins',
  'posts',
  'ownPages',
  'words',
  'pictures',
];

/** What the tables of a new database hold. */
export const NO_ROWS: Rows = {
  site: undefined,
  activities: [],
  destinations: [],
  events: [],
  cabins: [],
  posts: [],
  ownPages: [],
  words: [],
  pictures: [],
};

/** An entry's key; the tables guarantee that it has one. */
export function keyOf(list: ListName, row: Row): EntryKey {
  return row[LIST_TABLES[list].key] as EntryKey;
}

/** Every content table: those whose changes raise the revision. */
export const CONTENT_TABLES: readonly string[] = [
  'site',
  'image_hosts',
  'category_actions',
  'redirects',
  ...Object.values(LIST_TABLES).map(({ name }) => name),
  'destination_highlights',
];

function fields({ shape }: { shape: object }): string[] {
  return Object.keys(shape);
}

/**
 * The content as the tables would hold it: without computed and empty fields. `pictures` are the
 * files that belong to it.
 */
export function contentRows(
  { site, words, ...lists }: Content,
  pictures?: readonly PictureRow[],
): Rows {
  const { activities, destinations, events, cabins, posts, ownPages } = lists;
  return {
    site: withoutAbsent(site),
    activities: activities.map(entryRow),
    destinations: destinations.map(entryRow),
    events: events.map(entryRow),
    cabins: cabins.map(entryRow),
    posts: posts.map(entryRow),
    ownPages: ownPages.map(withoutAbsent),
    words: wordsRows(words),
    ...(pictures && { pictures }),
  };
}

/** In the order of the table: by the pages' names. */
function wordsRows(words: PageWords): WordsRow[] {
  const rows = Object.entries(words).map(([page, words]) => ({ page, words }));
  return withoutAbsent(rows.sort((one, other) => (one.page < other.page ? -1 : 1)));
}

function entryRow({ image: _, highlights, ...entry }: ListRow): ListRow {
  const isEmpty = Array.isArray(highlights) && highlights.length === 0;
  return withoutAbsent({ ...entry, highlights: isEmpty ? undefined : highlights });
}

/** A copy without the undefined values, at any depth. */
function withoutAbsent<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
