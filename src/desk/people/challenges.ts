import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { endsWithin } from './tokens.ts';

/** Time to touch the sensor, in milliseconds. */
const PATIENCE = 5 * 60_000;

/** In bytes: the random part, and with the expiry behind it. */
const RANDOM = 16;
const HEAD = RANDOM + 8;

/** Challenges, valid once and briefly. They're signed, not stored, so a flood pushes none out. */
export class Challenges {
  readonly #secret = randomBytes(32);
  /** Challenges that were answered correctly, with their expiry. */
  readonly #closed = new Map<string, number>();

  make(purpose: string, now: number): Uint8Array<ArrayBuffer> {
    const head = Buffer.alloc(HEAD);
    randomBytes(RANDOM).copy(head);
    head.writeDoubleBE(now + PATIENCE, RANDOM);
    return new Uint8Array(Buffer.concat([head, this.#sign(head, purpose)]));
  }

  isOpen(challenge: string, purpose: string, now: number): boolean {
    const bytes = Buffer.from(challenge, 'base64url');
    const head = bytes.subarray(0, HEAD);
    const signed = this.#sign(head, purpose);
    if (bytes.length !== HEAD + signed.length) return false;
    const isOurs = timingSafeEqual(bytes.subarray(HEAD), signed);
    const [first, last] = endsWithin(now, PATIENCE);
    const isNow = untilOf(head) >= first && untilOf(head) <= last;
    return isOurs && isNow && !this.#closed.has(idOf(bytes));
  }

  /** To be called after a correct answer; false if there was one before. */
  close(challenge: string, now: number): boolean {
    for (const [old, until] of this.#closed) if (until <= now) this.#closed.delete(old);
    const bytes = Buffer.from(challenge, 'base64url');
    if (this.#closed.has(idOf(bytes))) return false;
    this.#closed.set(idOf(bytes), untilOf(bytes));
    return true;
  }

  /** Returns the same secret for the same words; nobody else can guess it. */
  derive(words: string): string {
    return this.#sign(Buffer.from(words), 'derived').toString('base64url');
  }

  #sign(bytes: Buffer, purpose: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${purpose}\n`).update(bytes).digest();
  }
}

function idOf(bytes: Buffer): string {
  return bytes.toString('base64url');
}

function untilOf(bytes: Buffer): number {
  return bytes.readDoubleBE(RANDOM);
}
