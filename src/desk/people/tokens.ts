import { createHash, randomBytes } from 'node:crypto';

/** Only hashes of tokens are stored, so nobody can sign in with what the file has. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A token that nobody can guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The range in which a valid expiry lies; its end catches what a clock far ahead once wrote. */
export function endsWithin(now: number, lifetime: number): [number, number] {
  return [now + 1, now + 2 * lifetime];
}
