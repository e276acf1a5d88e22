import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EncodedBody } from './encoded-body.ts';
import { SharedDictionary } from './shared-dictionary.ts';

const TEXT = Buffer.from(
  Array.from({ length: 2_000 }, (_, mile) => `Mile ${mile}: cedar, limestone, sky.\n`).join(''),
);

async function brotliOf(quality?: number): Promise<Uint8Array> {
  const body = new EncodedBody(TEXT);
  await body.compress(quality);
  return body.brotli?.bytes ?? new Uint8Array();
}

test('a body is compressed as hard as BROTLI_QUALITY says, and hardest without it; it decodes to the same', async () => {
  const [quick, best, unset] = [await brotliOf(1), await brotliOf(11), await brotliOf()];
  expect(quick.length).toBeGreaterThan(best.length);
  expect(unset).toEqual(best);
  for (const bytes of [quick, best]) expect(brotliDecompressSync(bytes).equals(TEXT)).toBe(true);
});

test('a body is compressed against a dictionary once; another one or a large body changes that', () => {
  const [first, second] = [new SharedDictionary(TEXT), new SharedDictionary(Buffer.from('oak'))];
  const body = new EncodedBody(TEXT);
  const coded = body.withDictionary(first);
  expect(body.withDictionary(new SharedDictionary(TEXT))).toBe(coded);
  expect(body.withDictionary(second)?.tag).not.toBe(coded?.tag);
  expect(new EncodedBody(Buffer.alloc(130 * 1024)).withDictionary(first)).toBeUndefined();
  expect(new EncodedBody(TEXT, false).withDictionary(first)).toBeUndefined();
});
