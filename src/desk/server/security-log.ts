import type { FastifyReply, FastifyRequest } from '../../../on-demand/desk/server-packages.ts';
import { printLines } from '../../commands/command-line/print-lines.ts';
import type { SignedIn } from '../people/people.ts';

/** Who comes in, and who may. */
const TOLD: ReadonlySet<string> = new Set([
  ...['/api/sign-in', '/api/sign-out', '/api/passkey', '/api/devices/add', '/api/devices/end'],
  ...['/api/people/invite', '/api/people/remove'],
]);

const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * A line in the log for whoever comes in or changes who may, and for each refusal of what would change
 * something: the route, never an address, body or token.
 */
export async function logSecurity(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { url } = request.routeOptions;
  const { method, ip } = request;
  if (method !== 'POST' || !url) return;
  if (!TOLD.has(url) && !REFUSED.has(reply.statusCode)) return;
  const signedIn = request.getDecorator<SignedIn | null | undefined>('signedIn');
  const who = signedIn ? `${signedIn.person.name}, ${ip}` : ip;
  printLines([`${REFUSED.has(reply.statusCode) ? 'Refused' : 'Done'}: ${url} (${who})`]);
}
