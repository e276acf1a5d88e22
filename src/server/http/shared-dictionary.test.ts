import { hash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SharedDictionary } from './shared-dictionary.ts';

/** Bytes before the frame of Zstandard. */
const START = 40;

const COMMON = 'header, footer and styles, which all pages have '.repeat(40);

describe('compression with a dictionary (RFC 9842)', () => {
  const dictionary = new SharedDictionary(Buffer.from(COMMON));
  const page = Buffer.from(`<h1>Luckenbach</h1>${COMMON}<p>Everybody is somebody.</p>`);

  const unpack = (body: Uint8Array) =>
    zstdDecompressSync(body.subarray(START), { dictionary: dictionary.bytes });

  test('a browser names it by the SHA-256 of its bytes', () => {
    expect(dictionary.available).toBe(`:${hash('sha256', COMMON, 'base64')}:`);
  });

  test('a body begins with the eight bytes of the standard and the dictionary’s hash', () => {
    const start = dictionary.compress(page).subarray(0, START);
    expect(Buffer.from(start).toString('hex')).toBe(
      `5e2a4d1820000000${hash('sha256', COMMON, 'hex')}`,
    );
  });

  test('it comes back whole with the dictionary, and is a fraction of what it is without', () => {
    const body = dictionary.compress(page);
    expect(unpack(body).toString()).toBe(page.toString());
    expect(() => zstdDecompressSync(body.subarray(START))).toThrow();
    expect(body.length).toBeLessThan(120);
  });

  test('nothing comes back as nothing', () => {
    expect(unpack(dictionary.compress(Buffer.alloc(0))).length).toBe(0);
  });
});
