import type { FastifyReply, FastifyRequest } from '../../../on-demand/desk/server-packages.ts';
import { printLines } from '../../commands/command-line/print-lines.ts';
import type { SignedIn } from '../people/people.ts';

/** Routes that are always logged. */
const TOLD: ReadonlySet<string> = new Set([
  ...['/api/sign-in', '/api/sign-out', '/api/passkey', '/api/devices/add', '/api/devices/end'],
  ...['/api/people/invite', '/api/people/remove'],
]);

const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);

/** Logs sign-ins, changes of access, and refused POSTs: the route, never the URL, a body or a token. */
export async function logSecurity(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { url } = request.routeOptions;
  const { method, ip } = request;
  if (method !== 'POST' || !url) return;
  if (!TOLD.has(url) && !REFUSED.has(reply.statusCode)) return;
  const signedIn = request.getDecorator<SignedIn | null | undefined>('signedIn');
  const who = signedIn ? `${signedIn.person.name}, ${ip}` : ip;
  printLines([`${REFUSED.has(reply.statusCode) ? 'Refused' : 'Done'}: ${url} (${who})`]);
}
