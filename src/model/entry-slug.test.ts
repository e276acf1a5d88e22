import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugOf } from './entry-slug.ts';
import { anyCharacter } from './fixtures/any-text.ts';
import { cases } from './fixtures/cases.ts';
import { expectLinearTime } from './fixtures/expect-linear-time.ts';
import { slugSchema } from './slug-schema.ts';

describe('the address of an activity or event (decision 33)', () => {
  test.each([
    ['Climb Enchanted Rock before the heat does', 'climb-enchanted-rock-before-the-heat-does'],
    ['Café Olé & the Güne', 'cafe-ole-the-gune'],
    ['A - B', 'a-b'],
    ['Twenty-mile ride', 'twenty-mile-ride'],
    ["Johnson's   City!", 'johnsons-city'],
    ['V.F.D. Fish Fry at O’Brien’s', 'vfd-fish-fry-at-obriens'],
    ['10,000 Steps', '10000-steps'],
    ['O´Brien...Now', 'obrien-now'],
    [' – ', ''],
    ['日本', ''],
  ])('%j is at %j', (title, expected) => {
    expect(slugOf({ title })).toBe(expected);
  });

  test.each([
    ['Gruene—Then/Now & 5K/10K Straße', 'gruene-then-now-5k-10k-strasse'],
    ['Łódź', 'lodz'],
    ['Smørrebrød', 'smorrebrod'],
    ['Œuvre & Æther, Þingvellir', 'oeuvre-aether-thingvellir'],
    ['Arts&Crafts', 'arts-crafts'],
    ['Spring–Summer…Fall', 'spring-summer-fall'],
    ['Tex~Mex|Cantina_Bar', 'tex-mex-cantina-bar'],
    ['Sip+Shop:Boerne;Comfort', 'sip-shop-boerne-comfort'],
    ['Rock(Climbing)·Trail•Run', 'rock-climbing-trail-run'],
    ['½ Marathon', '1-2-marathon'],
    ['Music 🎵Night', 'music-night'],
    ['Re\u00adunion', 'reunion'],
    ['İstanbul ISTANBUL ıslak', 'istanbul-istanbul-islak'],
  ])('slug: letters and signs that vanish: %j is at %j', (title, expected) => {
    expect(slugOf({ title })).toBe(expected);
  });

  test('the owner’s own slug wins', () => {
    expect(slugOf({ title: 'Climb Enchanted Rock', slug: 'enchanted-rock' })).toBe(
      'enchanted-rock',
    );
  });

  test('whatever the title, it is empty or one the owner could have written (10,000 cases)', () => {
    const title = fc.oneof(fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(title, (title) => {
        const made = slugOf({ title: title.slice(0, 80) });
        return made === '' || made === 'featured' || slugSchema.safeParse(made).success;
      }),
      cases(10_000),
    );
  });

  test.each(['a', ' ', '-', 'é', '🌻'])(
    'time grows linearly with the length, up to 1 MB of %j',
    async (unit) => {
      await expectLinearTime((length) => slugOf({ title: unit.repeat(length / unit.length) }));
    },
  );
});

test.each<[string, string | undefined]>([
  ['enchanted-rock', undefined],
  ['6-flags', undefined],
  ['Enchanted', 'must be lowercase letters and digits with single hyphens, such as enchanted-rock'],
  ['a--b', 'must be lowercase letters and digits with single hyphens, such as enchanted-rock'],
  ['-a', 'must be lowercase letters and digits with single hyphens, such as enchanted-rock'],
  ['', 'must be lowercase letters and digits with single hyphens, such as enchanted-rock'],
  ['café', 'must be lowercase letters and digits with single hyphens, such as enchanted-rock'],
  ['featured', 'is an address of the API; choose another one'],
])('slug: %j is %j (decision 33)', (slug, message) => {
  expect(slugSchema.safeParse(slug).error?.issues[0]?.message).toBe(message);
});
