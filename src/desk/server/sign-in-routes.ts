import { z } from 'zod';
import type {
  AuthenticationResponseJSON,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RegistrationResponseJSON,
} from '../../../on-demand/desk/server-packages.ts';
import { line } from '../../model/text.ts';
import { Refused } from '../people/passkeys.ts';
import { type Desk, read, requireSession, signedInOf } from './desk.ts';

const MOST_ATTEMPTS = { rateLimit: { max: 20, timeWindow: 60_000 } };

const token = z.string().min(20).max(100);
const name = line(60);
const invitedSchema = z.strictObject({ token, name });
const registerSchema = z.strictObject({ token, name, response: z.looseObject({ id: z.string() }) });
const signInSchema = z.strictObject({ response: z.looseObject({ id: z.string().max(2000) }) });

/** Routes for signing in and out. */
export function signInRoutes(app: FastifyInstance, desk: Desk): void {
  const { people, passkeys, welcome, forget, tokenOf, now } = desk;
  const open = { config: MOST_ATTEMPTS };
  const closed = { preHandler: requireSession(desk) };
  const end = (request: FastifyRequest) => {
    const session = tokenOf(request);
    if (session !== undefined) people.signOut(session);
  };
  /** Starts a session, and ends the one that the browser had before. */
  const begin = (request: FastifyRequest, reply: FastifyReply, session: string) => {
    end(request);
    welcome(reply, session);
  };

  app.post('/api/invitation', open, async (request) => {
    const invitation = people.invitation(read(z.strictObject({ token }), request).token, now());
    return {
      isValid: invitation !== undefined,
      name: invitation?.person?.name ?? invitation?.name ?? null,
    };
  });

  app.post('/api/passkey/options', open, async (request) => {
    const wish = read(invitedSchema, request);
    return await passkeys.invited(wish.token, wish.name, now());
  });

  app.post('/api/passkey', open, async (request, reply) => {
    const wish = read(registerSchema, request);
    const response = wish.response as unknown as RegistrationResponseJSON;
    const session = await verified(() =>
      passkeys.register(wish.token, wish.name, deviceOf(request), response, now()),
    );
    begin(request, reply, session);
    return {};
  });

  app.post('/api/sign-in/options', open, async () => await passkeys.asked(now()));

  app.post('/api/sign-in', open, async (request, reply) => {
    const wish = read(signInSchema, request);
    const response = wish.response as unknown as AuthenticationResponseJSON;
    begin(request, reply, await verified(() => passkeys.signIn(response, now())));
    return {};
  });

  app.post('/api/sign-out', async (request, reply) => {
    end(request);
    forget(reply);
    return {};
  });

  app.get('/api/session', closed, async (request) => {
    const { id, name, isOwner } = signedInOf(request).person;
    return { id, name, isOwner };
  });
}

/** Hides what the library says of a wrong answer. */
async function verified(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refused ? error : new Refused();
  }
}

function deviceOf({ headers }: FastifyRequest): string {
  const agent = headers['user-agent'] ?? '';
  const known = [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android phone'],
    [/Macintosh/, 'Mac'],
    [/Windows/, 'Windows computer'],
    [/Linux/, 'Linux computer'],
  ] as const;
  return known.find(([sign]) => sign.test(agent))?.[1] ?? 'Some device';
}
