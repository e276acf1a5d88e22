import { Readable } from 'node:stream';
import { z } from 'zod';
import {
  type FastifyInstance,
  Zip,
  ZipDeflate,
  ZipPassThrough,
} from '../../../on-demand/desk/server-packages.ts';
import type { Row } from '../../content/merge/entries.ts';
import { sortedPaths, type Tree } from '../../content/versions/version.ts';
import { dayText } from '../../model/day/civil-day.ts';
import { duplicatesOf } from '../in-out/duplicates.ts';
import { type Desk, read } from './desk.ts';

const eventsSchema = z.strictObject({
  events: z.array(z.object({ title: z.string().max(400), when: z.unknown() })).max(100),
});

/** Routes for calendar files, and for all content as files. */
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

interface ZippedFile {
  path: string;
  bytes: Uint8Array;
}

/** Zips files one after the other; at no time is more than one of them in memory. */
async function* zipOf(files: AsyncIterable<ZippedFile>, time: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { path, bytes } of files) {
    // Photos don't compress any further.
    const isText = /\.(?:yaml|md|svg|txt)$/.test(path);
    const file = isText ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    file.mtime = time;
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
