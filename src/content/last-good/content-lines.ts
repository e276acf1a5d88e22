import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Content } from '../../model/content/content.ts';
import type { Site } from '../../model/site.ts';
import { contentSchema } from '../content-schema.ts';
import { createPace } from '../files/pace.ts';
import type { WordsRow } from '../postgres/postgres-tables.ts';
import { wordsIn } from '../words/words-rows.ts';

/**
 * The content as JSON, one entry per line, such as `{"posts":{…}}`: thousands of posts in a single
 * string would take many times their size in memory.
 */
export function* contentLines({ site, words, ...lists }: Content): Generator<string> {
  yield line({ site });
  for (const [page, ofPage] of Object.entries(words))
    yield line({ words: { page, words: ofPage } });
  for (const list of ['activities', 'destinations', 'events', 'posts', 'ownPages'] as const) {
    for (const entry of lists[list]) yield line({ [list]: entry });
  }
}

/**
 * JSON with the two line separators escaped: JSON.stringify leaves them as they are, but Node's
 * line reader splits at them.
 */
function line(value: object): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Identifies the content: 64 hexadecimal digits, the same for the same content. */
export async function contentDigest(content: Content): Promise<string> {
  const pace = createPace();
  const lines: string[] = [];
  for (const text of contentLines(content)) {
    lines.push(hash('sha256', text));
    await pace();
  }
  return hash('sha256', lines.join());
}

const { site, activities, destinations, events, posts, ownPages } = contentSchema.shape;

const lineSchema = z.union([
  z.strictObject({ posts: posts.element }),
  z.strictObject({ activities: activities.element }),
  z.strictObject({ destinations: destinations.element }),
  z.strictObject({ events: events.element }),
  z.strictObject({ ownPages: ownPages.element }),
  z.strictObject({ site }),
  z.strictObject({
    words: z.strictObject({ page: z.string(), words: z.record(z.string(), z.unknown()) }),
  }),
]);

type Lists = {
  -readonly [Name in Exclude<keyof Content, 'site' | 'words'>]: Content[Name][number][];
};

/** Rebuilds content from its lines, validating each one as it arrives. */
export class ContentFromLines {
  #site: Site | undefined;
  readonly #words: WordsRow[] = [];
  readonly #lists: Lists = {
    activities: [],
    destinations: [],
    events: [],
    posts: [],
    ownPages: [],
  };

  /** Adds a parsed line. Throws if it isn't valid in this version of the guide. */
  add(value: unknown): void {
    const entry = lineSchema.parse(value);
    if ('posts' in entry) this.#lists.posts.push(entry.posts);
    else if ('activities' in entry) this.#lists.activities.push(entry.activities);
    else if ('destinations' in entry) this.#lists.destinations.push(entry.destinations);
    else if ('events' in entry) this.#lists.events.push(entry.events);
    else if ('ownPages' in entry) this.#lists.ownPages.push(entry.ownPages);
    else if ('words' in entry) this.#words.push(entry.words);
    else this.#site = entry.site;
  }

  /** Throws if no line contained the site. */
  content(): Content {
    if (this.#site === undefined) throw new Error('the content has no site');
    return { site: this.#site, ...this.#lists, words: wordsIn(this.#words) };
  }
}
