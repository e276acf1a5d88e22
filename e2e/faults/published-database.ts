import type postgres from 'postgres';
import { connect } from '../../src/content/postgres/connection/postgres-connection.ts';
import {
  createDatabase,
  startTestDatabase,
  type TestDatabase,
} from '../../src/content/postgres/fixtures/test-database.ts';
import {
  type ContentToPublish,
  publishContent,
} from '../../src/content/publish/fixtures/publish-content.ts';
import { PostgresStore } from '../../src/content/versions/postgres-store.ts';
import type { Content } from '../../src/model/content/content.ts';
import { readWhole, shortContent } from './short-content.ts';

/** On each server, the one that all others are copies of: publishing takes longer than copying. */
const FIRST = new Map<string, Promise<PublishedDatabase>>();

/** A database with content published to it. */
export class PublishedDatabase {
  readonly url: string;

  protected constructor(url: string) {
    this.url = url;
  }

  /** Creates one with a part of content/, on a shared PostgreSQL server. */
  static async createOn(serverUrl: string): Promise<PublishedDatabase> {
    const first = FIRST.get(serverUrl) ?? PublishedDatabase.#publishOn(serverUrl);
    FIRST.set(serverUrl, first);
    return new PublishedDatabase(await createDatabase(serverUrl, (await first).url));
  }

  static async #publishOn(serverUrl: string): Promise<PublishedDatabase> {
    const database = new PublishedDatabase(await createDatabase(serverUrl));
    await database.publish(await shortContent());
    return database;
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** The database's address through another port, such as an unreliable line's. */
  urlAt(port: number): string {
    return this.url.replace(`:${this.port}/`, `:${port}/`);
  }

  /** Publishes it with the pictures of content/, unless others are given. */
  async publish(content: Content, pictures: ContentToPublish = {}): Promise<void> {
    const more = { pictureFolder: 'content/images', ...pictures };
    await this.edit((sql) =>
      publishContent(new PostgresStore((work) => work(sql, () => {})), content, more),
    );
  }

  /** Edits the database directly, the way a database tool does. */
  async edit<Result>(work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
    const sql = connect(this.url, { statementTimeout: 0 });
    try {
      return await work(sql);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}

/**
 * One on its own PostgreSQL server, to be stopped and crashed. Ends when its scope ends.
 */
export class StoppableDatabase extends PublishedDatabase implements AsyncDisposable {
  readonly server: TestDatabase;

  private constructor(server: TestDatabase, url: string) {
    super(url);
    this.server = server;
  }

  /** Starts one with the content, which is all of content/ by default. */
  static async start(content?: Content): Promise<StoppableDatabase> {
    const server = await startTestDatabase();
    const database = new StoppableDatabase(server, await server.create());
    await database.publish(content ?? (await ownContent()));
    return database;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server.remove();
  }
}

let own: Promise<Content> | undefined;

/** The content of content/, read once. Rejects if it has problems. */
export function ownContent(): Promise<Content> {
  own ??= readWhole('content');
  return own;
}

/** The content of content/, with the mark at the end of the titles that the pages below show. */
export async function markedOwnContent(mark: string): Promise<Content> {
  return marked(await ownContent(), mark);
}

/** The content with the mark at the end of the titles that the pages below show. */
export function marked(content: Content, mark: string): Content {
  return {
    ...content,
    events: content.events.map((event) => ({ ...event, title: `${event.title} ${mark}` })),
    posts: content.posts.map((post) => ({ ...post, title: `${post.title} ${mark}` })),
  };
}

/** The content with another title of an event. */
export function withEventTitle(content: Content, id: number, title: string): Content {
  const events = content.events.map((event) => (event.id === id ? { ...event, title } : event));
  return { ...content, events };
}

/** Pages and API routes that together show all content. */
export const SAMPLE_PATHS: readonly string[] = [
  '/',
  '/events',
  '/blog',
  '/blog/3',
  '/api/events',
  '/api/blog',
  '/api/blog/3',
  '/feed.xml',
];
