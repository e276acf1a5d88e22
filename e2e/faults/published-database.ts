import type postgres from 'postgres';
import { readContentFolder } from '../../src/content/content-folder.ts';
import { startTestDatabase, type TestDatabase } from '../../src/content/fixtures/test-database.ts';
import { connect } from '../../src/content/postgres-connection.ts';
import { publishContent } from '../../src/content/publish.ts';
import type { Content } from '../../src/content/snapshot.ts';
import { fixedPaths } from '../../src/site/routes.ts';

/** A real PostgreSQL with the guide's own content published to it. Ended where its scope ends. */
export class PublishedDatabase implements AsyncDisposable {
  readonly server: TestDatabase;
  readonly url: string;

  private constructor(server: TestDatabase, url: string) {
    this.server = server;
    this.url = url;
  }

  static async start(): Promise<PublishedDatabase> {
    const server = await startTestDatabase();
    const database = new PublishedDatabase(server, await server.create());
    await database.publish(await ownContent());
    return database;
  }

  /** The address of the database by another port, such as that of a line which breaks. */
  urlAt(port: number): string {
    return this.url.replace(`:${this.server.port}/`, `:${port}/`);
  }

  async publish(content: Content): Promise<void> {
    const facts = { content, by: 'owner', note: 'publish', dryRun: false, progress: () => {}, waiting: () => {} };
    await this.edit((sql) => publishContent(sql, facts));
  }

  /** As a database tool does it. */
  async edit<Result>(work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
    const sql = connect(this.url, { statementTimeout: 0 });
    try {
      return await work(sql);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server.remove();
  }
}

/** What content/ says. */
export async function ownContent(): Promise<Content> {
  const { content } = await readContentFolder('content', fixedPaths);
  if (content === undefined) throw new Error('content/ has faults; npm run check names them');
  return content;
}

/** The guide's own content with the mark at the end of the titles that the pages below show. */
export async function markedOwnContent(mark: string): Promise<Content> {
  const content = await ownContent();
  return {
    ...content,
    events: content.events.map((event) => ({ ...event, title: `${event.title} ${mark}` })),
    posts: content.posts.map((post) => ({ ...post, title: `${post.title} ${mark}` })),
  };
}

/** Pages and API answers that between them show all content. */
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
