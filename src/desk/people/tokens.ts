import { createHash, randomBytes } from 'node:crypto';

/** Tokens are kept as hashes only: whoever reads the file can't sign in with what is in it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** One that nobody can guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Between which times something has to end that counts now and was made for so long, in milliseconds. What
 * was made while the clock was far ahead doesn't count for years.
 */
export function endsWithin(now: number, lifetime: number): [number, number] {
  return [now + 1, now + 2 * lifetime];
}
