import { createHash, randomBytes } from 'node:crypto';

/** Tokens are kept as hashes only: whoever reads the file can't sign in with what is in it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** One that nobody can guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Between which times something ends that counts now: not for years, if a clock was far ahead. */
export function endsWithin(now: number, lifetime: number): [number, number] {
  return [now + 1, now + 2 * lifetime];
}
