import { expect, test } from 'vitest';
import { guideInMemory } from '../fixtures/guide-in-memory.ts';
import { observatory } from '../fixtures/observatory.ts';

test('Mozilla’s HTTP Observatory gives the guide A+; each header that goes takes some away', async () => {
  const guide = await guideInMemory({ siteUrl: 'https://www.example.com' });
  // Five more are for the integrity attributes in its HTML (SECURITY.md).
  const { headers } = await guide.get('/');
  expect(observatory(headers)).toEqual({ points: 130, isBest: true, lacks: [] });
  for (const [name, value, points, lacks] of [
    ['content-security-policy', undefined, 75, ['policy']],
    ['content-security-policy', "default-src 'self' 'unsafe-inline'", 80, ['policy']],
    ['strict-transport-security', 'max-age=60', 120, ['https']],
    ['x-content-type-options', undefined, 125, ['sniffing']],
    ['set-cookie', 'a=b; HttpOnly; SameSite=Strict', 120, ['cookies']],
    ['set-cookie', 'a=b; Secure; SameSite=Strict', 70, ['cookies']],
    ['access-control-allow-credentials', 'true', 50, ['otherOrigins']],
    ['cross-origin-resource-policy', undefined, 120, []],
  ] as const)
    expect([name, observatory({ ...headers, [name]: value })]).toEqual([
      name,
      expect.objectContaining({ points, lacks }),
    ]);
});
