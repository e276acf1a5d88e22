import { activitySchema } from '../../model/activity/activity-schema.ts';
import type { Content } from '../../model/content.ts';
import { destinationSchema } from '../../model/destination/destination-schema.ts';
import { eventSchema } from '../../model/event/event-schema.ts';
import { postSchema } from '../../model/post/post-schema.ts';

/**
 * An entry from the tables with the model's field names, not yet validated. Missing values are
 * absent, not null.
 */
export type Row = Readonly<Record<string, unknown>>;

/** The tables guarantee that every entry has an id. */
export type ListRow = Row & { readonly id: number };

export type ListName = Exclude<keyof Content, 'site' | 'words'>;

/** Everything in the tables; can be stored as JSON and compared deeply. */
export type Rows = Readonly<Record<ListName, readonly ListRow[]>> & {
  readonly site: Row | undefined;
};

export interface ListTable {
  name: string;
  /** The model's fields that are columns of this table. */
  columns: readonly string[];
  /** Whether it is ordered by a `position` column; posts are ordered by id, highest first. */
  positioned: boolean;
}

export const LIST_TABLES: Readonly<Record<ListName, ListTable>> = {
  activities: { name: 'activities', columns: fields(activitySchema), positioned: true },
  destinations: {
    name: 'destinations',
    columns: fields(destinationSchema).filter((field) => field !== 'highlights'),
    positioned: true,
  },
  events: { name: 'events', columns: fields(eventSchema), positioned: true },
  posts: { name: 'blog_posts', columns: fields(postSchema), positioned: false },
};

export const LIST_NAMES: readonly ListName[] = ['activities', 'destinations', 'events', 'posts'];

/** Every content table: the ones that migrations/0002-revision.sql watches. */
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

/** The content as the tables would hold it: without computed and empty fields. */
export function contentRows({ site, activities, destinations, events, posts }: Content): Rows {
  return {
    site: withoutAbsent(site),
    activities: activities.map(entryRow),
    destinations: destinations.map(entryRow),
    events: events.map(entryRow),
    posts: posts.map(entryRow),
  };
}

function entryRow({ image: _, highlights, ...entry }: ListRow): ListRow {
  const isEmpty = Array.isArray(highlights) && highlights.length === 0;
  return withoutAbsent({ ...entry, highlights: isEmpty ? undefined : highlights });
}

/** A copy without the undefined values, at any depth. */
function withoutAbsent<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
