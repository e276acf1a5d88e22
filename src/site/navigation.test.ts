import { describe, expect, test } from 'vitest';
import { fragmentId } from './navigation.ts';

describe('the place within a page that a URL names', () => {
  test('fragment that is not encoded properly is taken as it is', () => {
    expect(fragmentId('#%zz')).toBe('%zz');
  });

  test.each([
    ['#austin', 'austin'],
    ['#caf%C3%A9', 'café'],
    ['#%', '%'],
    ['#100%', '100%'],
  ])('%s is the id %s', (hash, id) => {
    expect(fragmentId(hash)).toBe(id);
  });
});
