import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Site } from '../model/site.ts';
import { contentSchema } from './content-schema.ts';
import { packBody } from './packed-body.ts';
import type { Content } from './snapshot.ts';

/** The content as JSON, an entry a line, `{"posts":{…}}`: thousands of posts as one text would take memory many times their size. */
export function* contentLines({ site, ...lists }: Content): Generator<string> {
  yield JSON.stringify({ site });
  for (const list of ['activities', 'destinations', 'events', 'posts'] as const) {
    for (const entry of lists[list]) yield JSON.stringify({ [list]: entry });
  }
}

/** Names the content: 64 hexadecimal digits, the same for the same content. */
export function contentDigest(content: Content): string {
  const lines = [...contentLines(content).map((line) => hash('sha256', line))];
  return hash('sha256', lines.join());
}

const { site, activities, destinations, events, posts } = contentSchema.shape;

const lineSchema = z.union([
  z.strictObject({ posts: posts.element }),
  z.strictObject({ activities: activities.element }),
  z.strictObject({ destinations: destinations.element }),
  z.strictObject({ events: events.element }),
  z.strictObject({ site }),
]);

type Lists = { -readonly [Name in Exclude<keyof Content, 'site'>]: Content[Name][number][] };

/** Puts content together again from its lines, each of them validated as it comes. */
export class ContentFromLines {
  #site: Site | undefined;
  readonly #lists: Lists = { activities: [], destinations: [], events: [], posts: [] };

  /** Adds the parsed line. Throws where it is none of this version's lines. */
  add(value: unknown): void {
    const line = lineSchema.parse(value);
    if ('posts' in line) this.#lists.posts.push(packBody(line.posts));
    else if ('activities' in line) this.#lists.activities.push(line.activities);
    else if ('destinations' in line) this.#lists.destinations.push(line.destinations);
    else if ('events' in line) this.#lists.events.push(line.events);
    else this.#site = line.site;
  }

  /** Throws where no line held the site. */
  content(): Content {
    if (this.#site === undefined) throw new Error('the content has no site');
    return { site: this.#site, ...this.#lists };
  }
}
