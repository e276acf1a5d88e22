import { expect, test } from 'vitest';
import { editEntries } from './edit-file.ts';

const FAIR = `- id: 1
  title: Fair # every year
  when:
    # In spring
    - { every: first Saturday, in: May }
    - 2026-12-05 # with lights
  location: "Suite #7"
`;

const [SPRING, WINTER] = [{ every: 'first Saturday', in: 'May' }, '2026-12-05'];

/** The file with other days, and another place. */
function withDays(when: unknown, location: unknown = 'Suite #7'): string {
  return editEntries(FAIR, 1, { id: 1, title: 'Fair', when, location });
}

test('other days in a list with comments change only their lines', () => {
  expect(withDays([{ ...SPRING, lasts: 2 }, WINTER])).toBe(
    FAIR.replace('in: May }', 'in: May, lasts: 2 }'),
  );
  expect(withDays([{ every: 'first Saturday' }, WINTER])).toBe(FAIR.replace(', in: May }', ' }'));
  expect(withDays([SPRING, { day: WINTER, starts: '18:00' }])).toBe(
    FAIR.replace('- 2026-12-05 #', '- { day: 2026-12-05, starts: 18:00 } #'),
  );
  expect(withDays(['2027-01-02', '2027-02-06', SPRING, WINTER])).toBe(
    FAIR.replace('    - {', '    - 2027-01-02\n    - 2027-02-06\n    - {'),
  );
});

test('a number sign in quotes is no comment', () => {
  expect(withDays([SPRING, WINTER], ['Hall', 'Suite #7'])).toBe(
    FAIR.replace('"Suite #7"', '[ Hall, "Suite #7" ]'),
  );
});
