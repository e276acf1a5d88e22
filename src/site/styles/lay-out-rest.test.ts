import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LATER } from './lay-out-rest.ts';

test('what scripts lay out in slices is what the styles leave for later', async () => {
  const css = await readFile(new URL('out-of-sight.css', import.meta.url), 'utf8');
  const [, selectors = ''] = /\(overflow-anchor: auto\) \{\s*([^{]+?)\s*\{/.exec(css) ?? [];
  expect(selectors.replaceAll(/\s+/g, ' ')).toBe(LATER);
});
