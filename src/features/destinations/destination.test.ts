import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../model/fixtures/any-text.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { slug } from '../../model/slug.ts';

describe('"The slug is the lowercased name with non-alphanumerics removed and spaces turned into hyphens" (section 2, decision 13)', () => {
  test.each([
    ['Fredericksburg', 'fredericksburg'],
    ['Dripping Springs', 'dripping-springs'],
    ['New Braunfels', 'new-braunfels'],
    ["Johnson's City!", 'johnsons-city'],
    ['San Marcos (TX)', 'san-marcos-tx'],
    ['Güne Café 2', 'güne-café-2'],
    ['A - B', 'a--b'],
    ['<script>', 'script'],
    ['..', ''],
  ])('%s is %s', (name, expected) => {
    expect(slug(name)).toBe(expected);
  });

  test('contains only letters, digits and hyphens, for any name (10,000 cases)', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' })),
        (name) => {
          const made = slug(name);
          return (
            /^[\p{L}\p{N}-]*$/u.test(made) && made.split('-').length === name.split(' ').length
          );
        },
      ),
      cases(10_000),
    );
  });

  test.each(['a', ' ', '-', '🌻', 'İ'])(
    'time grows linearly with the length, up to 1 MB of %j',
    async (unit) => {
      await expectLinearTime((length) => slug(unit.repeat(length / unit.length)));
    },
  );
});
