import { hash } from 'node:crypto';

/** The first 64 bits of a SHA-256 in hexadecimal digits, for names that nobody would forge. */
export function shortHash(text: string): string {
  return hash('sha256', text).slice(0, 16);
}
