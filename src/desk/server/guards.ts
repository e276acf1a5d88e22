import type { FastifyReply, FastifyRequest } from '../../../on-demand/desk/server-packages.ts';
import { NotTaken } from '../people/not-taken.ts';

/** No entry nests this deep; deeper bodies only try to exhaust whatever walks through them. */
const DEEPEST = 32;

/** Refuses other host names for this machine, such as an attacker's own (DNS rebinding). */
export function requireOwnHost(origin: string) {
  const { host } = new URL(origin);
  return async ({ headers }: FastifyRequest) => {
    if (headers.host !== host) throw new NotTaken(421, `This desk is at ${origin}.`);
  };
}

/** Only the desk's own pages may make requests: no other site, and no form on one. */
export function requireOwnPage(origin: string) {
  return async (request: FastifyRequest) => {
    const { 'sec-fetch-site': site = 'same-origin', origin: from } = request.headers;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // The route, since its address can be written in several ways.
    const route = request.routeOptions.url ?? request.url;
    const isOwn = isRead
      ? !route.startsWith('/api/') || site === 'same-origin'
      : from === origin && site === 'same-origin';
    if (!isOwn) throw new NotTaken(403, 'That came from another site.');
  };
}

/** Refuses a deeply nested body before anything walks through it. */
export async function requireShallow({ body }: FastifyRequest): Promise<void> {
  let level: unknown[] = Buffer.isBuffer(body) ? [] : [body];
  for (let depth = 0; depth <= DEEPEST; depth += 1)
    level = level.flatMap((each) =>
      each !== null && typeof each === 'object' ? Object.values(each) : [],
    );
  if (level.length > 0) throw new NotTaken(400, 'That nests too deep.');
}

/** Answers a malformed address, which reaches no hook, so the answer sets its own policy. */
export function refuseAddress(_: Error, __: FastifyRequest, reply: FastifyReply): void {
  reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
  void reply.status(400).send({ message: 'That is no address.' });
}
