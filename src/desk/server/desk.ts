import type { z } from 'zod';
import type { FastifyReply, FastifyRequest } from '../../../on-demand/desk/server-packages.ts';
import type { DeskContent } from '../content/desk-content.ts';
import { NotTaken } from '../people/not-taken.ts';
import { Passkeys, Refused } from '../people/passkeys.ts';
import type { SignedIn } from '../people/people.ts';
import { type PeopleStore, SIGNED_IN_FOR } from '../people/people-store.ts';
import type { Previews } from '../preview/previews.ts';
import type { Timekeeper } from '../times/timekeeper.ts';

export interface DeskParts {
  people: PeopleStore;
  content: DeskContent;
  previews: Pick<Previews, 'render'>;
  times: Timekeeper;
  /** What the browser's address bar shows; requests for any other host are refused. */
  origin: string;
  siteUrl: string;
  pagesFolder: string;
  now?: () => number;
  answered?: (status: number) => void;
}

export interface Desk extends Required<DeskParts> {
  passkeys: Passkeys;
  /** Sets the session's cookie. */
  welcome(reply: FastifyReply, token: string): void;
  forget(reply: FastifyReply): void;
  tokenOf(request: FastifyRequest): string | undefined;
}

/** Completes the parts to what all routes depend on. */
export function deskOf({ now = Date.now, answered = () => {}, ...parts }: DeskParts): Desk {
  const { origin, people } = parts;
  const isHttps = origin.startsWith('https://');
  // Browsers accept this prefix only from this very host, and only over HTTPS.
  const name = isHttps ? '__Host-desk' : 'desk';
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps } as const;
  return {
    ...parts,
    now,
    answered,
    passkeys: new Passkeys(people, origin),
    welcome: (reply, token) =>
      void reply.setCookie(name, token, { ...options, maxAge: SIGNED_IN_FOR / 1000 }),
    forget: (reply) => void reply.clearCookie(name, options),
    tokenOf: (request) => request.cookies[name],
  };
}

/** A hook for routes that need a session; everybody else gets a 401. */
export function requireSession({ people, tokenOf, now }: Desk) {
  return async (request: FastifyRequest) => {
    const token = tokenOf(request);
    const signedIn = token === undefined ? undefined : people.session(token, now());
    request.setDecorator('signedIn', signedIn);
    if (!signedIn) throw new NotTaken(401, 'Sign in first.');
  };
}

/** A hook for what helpers may not do, after `requireSession`; they get a 403. */
export async function requireOwner(request: FastifyRequest): Promise<void> {
  if (!signedInOf(request).person.isOwner)
    throw new Refused('Only an owner of the desk can do that.');
}

/** Who is signed in, on a route that needs a session. */
export function signedInOf(request: FastifyRequest): SignedIn {
  return request.getDecorator<SignedIn>('signedIn');
}

/** The validated body of a request. Throws a 400 if it isn't what the route takes. */
export function read<Schema extends z.ZodType>(
  schema: Schema,
  { body }: FastifyRequest,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const [issue] = error.issues;
  throw new NotTaken(400, `${issue?.path.join('.')} ${issue?.message}`.trim());
}
