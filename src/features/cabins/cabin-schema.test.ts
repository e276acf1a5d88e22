import { expect, test } from 'vitest';
import { fullCabin } from '../../content/fixtures/sample-content.ts';
import { sampleCabin } from '../../model/fixtures/samples.ts';
import { cabinSchema } from './cabin-schema.ts';

test('a cabin needs no more than name, sleeps and summary, and may have everything', () => {
  expect(cabinSchema.safeParse(sampleCabin(1)).success).toBe(true);
  expect(cabinSchema.safeParse(fullCabin(1)).success).toBe(true);
});

test.each(['name', 'sleeps', 'summary'])('without %s it is refused', (field) => {
  const issues = cabinSchema.safeParse({ ...sampleCabin(1), [field]: undefined }).error?.issues;
  expect(issues?.map(({ path }) => path)).toEqual([[field]]);
});

test.each([
  ['sleeps', 'six', 'must be a whole number without quotes'],
  ['baths', 1.3, 'must be a number of whole or half baths, such as 1.5'],
  ['features', ['sauna'], /^must be one of porch, hot-tub,/],
  ['walls', 'brick', 'must be one of cedar, stone'],
  ['bookingUrl', 'booking.example.com', 'must be an address that starts with https://'],
])('%s: %j is refused: %s', (field, value, message) => {
  const issues = cabinSchema.safeParse({ ...sampleCabin(1), [field]: value }).error?.issues;
  expect(issues?.[0]?.message).toMatch(message);
});

test.each(['bookingUrl', 'price', 'quotes'] as const)('an example has no %s', (field) => {
  const example = sampleCabin(1, { example: true, [field]: fullCabin(1)[field] });
  const issues = cabinSchema.safeParse(example).error?.issues;
  expect(issues).toMatchObject([
    { path: [field], message: expect.stringMatching(/^stands at an example/) },
  ]);
});
