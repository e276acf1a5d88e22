import { Readable } from 'node:stream';
import { z } from 'zod';
import type { FastifyInstance } from '../../../on-demand/desk/server-packages.ts';
import type { Row } from '../../content/merge/entries.ts';
import { sortedPaths, type Tree } from '../../content/versions/version.ts';
import { dayText } from '../../model/day/civil-day.ts';
import { duplicatesOf } from '../in-out/duplicates.ts';
import { type ZippedFile, zipOf } from '../in-out/zip.ts';
import { type Desk, read } from './desk.ts';

const eventsSchema = z.strictObject({
  events: z.array(z.object({ title: z.string().max(400), when: z.unknown() })).max(100),
});

/** What comes in from a calendar file, and everything as files. */
export function inOutRoutes(app: FastifyInstance, { content }: Desk): void {
  app.post('/api/duplicates', async (request) => {
    const { events } = read(eventsSchema, request);
    return await duplicatesOf(content, events as Row[]);
  });

  app.get('/api/files', async (_, reply) => {
    const { version, tree } = await content.newest();
    const name = `site-${dayText(content.today())}-version-${version.id}.zip`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return reply
      .type('application/zip')
      .send(Readable.from(zipOf(filesOf(tree), version.time), { objectMode: false }));
  });

  async function* filesOf(tree: Tree): AsyncGenerator<ZippedFile> {
    for (const path of sortedPaths(tree)) {
      await using file = await content.unpublished.file(String(tree.get(path)));
      yield { path: `content/${path}`, bytes: await file.read() };
    }
  }
}
