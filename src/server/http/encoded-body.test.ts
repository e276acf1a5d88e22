import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EncodedBody } from './encoded-body.ts';

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
