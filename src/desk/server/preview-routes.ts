import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { FastifyInstance } from '../../../on-demand/desk/server-packages.ts';
import { parseDay } from '../../model/day/civil-day.ts';
import { daySchema } from '../../model/when/when-schema.ts';
import { checkRow } from '../content/check-row.ts';
import type { EntryRef } from '../content/entries.ts';
import { formOf } from '../content/forms.ts';
import type { Written } from '../forms/form.ts';
import { NotTaken } from '../people/not-taken.ts';
import type { PreviewPage } from '../preview/preview-worker.ts';
import { NO_PICTURE, withoutGaps } from '../preview/without-gaps.ts';
import { valueSchema } from './content-routes.ts';
import { type Desk, read } from './desk.ts';

export const previewSchema = valueSchema.extend({ day: daySchema.nullable() });

/** Pages that are kept until a frame has loaded them. */
const KEPT = 12;

/** A page runs no scripts, loads only the guide's files, and leads nowhere from a frame of the desk. */
export function policyOf(styleHashes: readonly string[], frames = "'self'", more = ''): string {
  return [
    "default-src 'none'",
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frames}`,
    `sandbox allow-same-origin${more}`,
  ].join('; ');
}

/** The page as it would be; undefined if there is none. */
export async function pageOf(
  { content, previews }: Desk,
  { day, value, ...ref }: z.output<typeof previewSchema>,
): Promise<PreviewPage | undefined> {
  const job = await content.previewed({ ...ref, base: null, value });
  if (!job) return undefined;
  const on = (day && parseDay(day)) || content.today();
  const page = await previews.render({ ...job, day: on });
  return page.status === 200 ? page : undefined;
}

function shownOf({ content }: Desk, { list, key }: EntryRef, value: Written): Written {
  const { entries } = content;
  const wrong = (row: Written) =>
    checkRow(entries, { list, key }, row, content.today()).problems.map(({ field }) => field);
  return withoutGaps(formOf(entries, { list, key }), value, wrong);
}

/** Routes for previews. */
export function previewRoutes(app: FastifyInstance, desk: Desk): void {
  const pages = new Map<string, PreviewPage>();

  app.post('/api/preview', async (request) => {
    const { value, ...rest } = read(previewSchema, request);
    const page = await pageOf(desk, { ...rest, value: value && shownOf(desk, rest, value) });
    if (!page) return { url: null };
    // Links would leave the frame, which its sandbox doesn't allow.
    const html = page.html.replace('<head>', '<head><base target="_blank">');
    const id = randomUUID();
    pages.set(id, { ...page, html });
    for (const old of [...pages.keys()].slice(0, -KEPT)) pages.delete(old);
    return { url: `/preview/${id}` };
  });

  app.get(NO_PICTURE.url, async (_, reply) => reply.type('image/svg+xml').send(NO_PICTURE.svg));

  app.get<{ Params: { id: string } }>('/preview/:id', async ({ params }, reply) => {
    const page = pages.get(params.id);
    if (!page) throw new NotTaken(404, 'That page is shown no longer.');
    reply
      .header('content-security-policy', policyOf(page.styleHashes))
      .header('cache-control', 'no-store');
    reply.header('x-frame-options', 'SAMEORIGIN').header('x-robots-tag', 'noindex');
    return reply.type('text/html; charset=utf-8').send(page.html);
  });
}
