import { z } from 'zod';
import type { FastifyInstance, FastifyRequest } from '../../../on-demand/desk/server-packages.ts';
import { type KeptDraft, LARGEST_DRAFT } from '../people/draft-store.ts';
import { NotTaken } from '../people/not-taken.ts';
import { refSchema, rowSchema } from './content-routes.ts';
import { type Desk, read, signedInOf } from './desk.ts';

const keepSchema = z.strictObject({
  person: z.int(),
  name: z.string().min(1).max(300),
  writer: z.string().min(8).max(60),
  /** The revision that this browser has seen; 0 if none. */
  revision: z.int().min(0),
  draft: z
    .strictObject({
      ref: refSchema,
      id: z.string().max(60).optional(),
      title: z.string().max(500),
      day: z.string().max(60).optional(),
      base: rowSchema,
      value: rowSchema,
    })
    .nullable(),
});

/** Routes for drafts, which a person's devices share; nobody else sees them. */
export function draftRoutes(app: FastifyInstance, { people, now }: Desk): void {
  app.get<{ Querystring: { person?: string } }>('/api/drafts', async (request) => {
    requirePerson(request, Number(request.query.person));
    return people.drafts.all(signedInOf(request).person.id).map(asSent);
  });

  app.post('/api/drafts', { bodyLimit: LARGEST_DRAFT * 2 }, async (request) => {
    const { name, draft, ...wish } = read(keepSchema, request);
    requirePerson(request, wish.person);
    const device = people.passkey(signedInOf(request).passkey)?.device ?? '';
    const text = draft && JSON.stringify(draft);
    return asSent(people.drafts.keep({ ...wish, device }, name, text, now()));
  });
}

/** A window from before somebody else signed in neither gets nor leaves anything. */
function requirePerson(request: FastifyRequest, person: number): void {
  if (signedInOf(request).person.id === person) return;
  throw new NotTaken(401, 'Somebody else has signed in here.');
}

function asSent({ draft, ...kept }: KeptDraft) {
  return { ...kept, draft: draft === null ? null : JSON.parse(draft) };
}
