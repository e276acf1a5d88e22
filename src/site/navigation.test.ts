import { describe, expect, test } from 'vitest';
import { fragmentId } from './navigation.ts';

describe('the place within a page that an address names', () => {
  test.each([
    ['#austin', 'austin'],
    ['#caf%C3%A9', 'café'],
    ['#%zz', '%zz'],
    ['#%', '%'],
    ['#100%', '100%'],
  ])('%s is the id %s, also if it is not encoded properly', (hash, id) => {
    expect(fragmentId(hash)).toBe(id);
  });
});
