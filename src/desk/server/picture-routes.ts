import { z } from 'zod';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from '../../../on-demand/desk/server-packages.ts';
import type { Tree } from '../../content/versions/version.ts';
import { usesOf } from '../content/picture-uses.ts';
import { NotTaken } from '../people/not-taken.ts';
import { Uploads } from '../pictures/uploads.ts';
import { type Desk, read, signedInOf } from './desk.ts';

/** In bytes; a slow connection still sends a piece within the request's time limit. */
const PIECE = 128 * 1024;

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/** A drawing may have styles, and nothing else that is active. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const pieceSchema = z.object({ id: z.uuid(), at: z.coerce.number().int().min(0) });
const TITLE = 200;

const finishSchema = z.strictObject({
  id: z.uuid(),
  size: z.int().min(1),
  title: z.string().transform((title) => title.slice(0, TITLE)),
});

const nameSchema = z
  .string()
  .regex(/^\w[\w.-]*\.(?:jpe?g|png|webp)$/i, 'is no photo')
  .max(200);
const replaceSchema = z.strictObject({ name: nameSchema, by: nameSchema });

type NamedRequest = FastifyRequest<{ Params: { name: string } }>;

/** Routes that take pictures, and show those that are here. */
export function pictureRoutes(app: FastifyInstance, desk: Desk): void {
  const { content, people, now } = desk;
  const uploads = new Uploads(content.unpublished.pictures, now, () => people.drafts.pictures());
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: PIECE },
    (_, body, done) => done(null, body),
  );

  app.post('/api/pictures/piece', async (request) => {
    const { query, body } = request;
    const wish = pieceSchema.safeParse(query);
    if (!wish.success || !Buffer.isBuffer(body))
      throw new NotTaken(400, 'That is no piece of a picture.');
    const { id, at } = wish.data;
    return { at: await uploads.add(signedInOf(request).person.id, id, at, body) };
  });

  app.post('/api/pictures/finish', async (request) => {
    const { id, size, title } = read(finishSchema, request);
    const name = await uploads.finish(signedInOf(request).person.id, id, size, title);
    return { url: `/images/${name}` };
  });

  app.post('/api/pictures/replace', async (request) => {
    const { name, by } = read(replaceSchema, request);
    return await content.replacePicture(name, by, signedInOf(request).person.name);
  });

  app.get<{ Querystring: { name?: string } }>('/api/pictures/uses', async ({ query }) => {
    const { tree } = await content.newest();
    return await usesOf(String(query.name ?? ''), content.entries, tree);
  });

  const show = async ({ params, headers }: NamedRequest, reply: FastifyReply) => {
    const { tree } = await content.newest();
    return await showPicture(
      desk,
      { name: params.name, tree, seen: headers['if-none-match'] },
      reply,
    );
  };
  // For forms, and for previewed pages.
  app.get<{ Params: { name: string } }>('/pictures/:name', show);
  app.get<{ Params: { name: string } }>('/images/:name', show);
}

interface ShownPicture {
  name: string;
  /** Searched before the drafts. */
  tree: Tree;
  /** The ETag of the browser's copy. */
  seen: string | undefined;
}

/** Answers with a picture, or with a 404. */
export async function showPicture(
  { content }: Desk,
  { name, tree, seen }: ShownPicture,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
  const isName = type !== undefined && /^\w[\w.-]*$/.test(name);
  const picture = isName ? await content.unpublished.picture(name, tree) : undefined;
  if (!picture || !type) throw new NotTaken(404, 'There is no such picture.');
  await using held = picture;
  const etag = `"${await held.hash()}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  reply.header('content-security-policy', POLICY);
  if (seen === etag) return reply.status(304).send();
  return reply.type(type).send(await held.read());
}
