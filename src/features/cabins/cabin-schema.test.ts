import { expect, test } from 'vitest';

import { fullCabin, sampleCabin } from '../../model/fixtures/samples.ts';
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
  ['photos', [{ imageUrl: '/images/a.jpg' }], 'Invalid input: expected string, received undefined'],
  [
    'photos',
    [{ imageUrl: '/images/a.jpg', imageAlt: 'A.', room: 'attic' }],
    /^must be one of porch-view, beds,/,
  ],
  ['near', { river: '5' }, 'must be minutes without quotes, such as 10'],
  ['bookingUrl', 'booking.example.com', 'must be an address that starts with https://'],
])('%s: %j is refused: %s', (field, value, message) => {
  const issues = cabinSchema.safeParse({ ...sampleCabin(1), [field]: value }).error?.issues;
  expect(issues?.[0]?.message).toMatch(message);
});

test.each(['bookingUrl', 'price', 'quotes', 'near'] as const)('an example has no %s', (field) => {
  const example = sampleCabin(1, { example: true, [field]: fullCabin(1)[field] });
  const issues = cabinSchema.safeParse(example).error?.issues;
  expect(issues).toMatchObject([
    { path: [field], message: expect.stringMatching(/^stands at an example/) },
  ]);
});

test.each([
  'The gate code is 4711#.',
  'Code for the lockbox on the porch: 0815',
  'Wi-Fi password: bluebonnet',
  'Keypad at the door, 2 6 0 815',
  'PIN 1234',
  '4711 opens the gate.',
  'Gate: 4711, then left',
  'At the gate punch in 4711#.',
  '0815 is the lockbox code.',
  'Press 0815 at the door.',
  'Network Juniper, password Bluebonnet22',
  'Wi-Fi pw: bluebonnet',
])('nobody gives away how to get in: %s', (text) => {
  for (const change of [
    { arrival: { finding: text } },
    { about: { wifi: text } },
    { houseRules: [text] },
    { checkIn: text },
    { story: text },
    { quotes: [{ text, name: 'Ana', year: 2025 }] },
  ])
    expect(cabinSchema.safeParse({ ...sampleCabin(1), ...change }).error?.issues).toMatchObject([
      { message: expect.stringMatching(/^looks like a code or a password/) },
    ]);
});

test.each([
  'The code comes by mail on the morning of your stay.',
  'Read to 911: 1200 River Road, Wimberley, TX 78676.',
  'Wi-Fi: 50 Mbit/s, the password is on the fridge.',
  'The first gate on the left after 1.2 miles.',
  'The code comes by mail. In an emergency call 911.',
  'If the keypad is stuck, call (512) 555-0100.',
  'Area code 512, zip code 78676.',
  'You get the password 2 days before.',
  'Past the gate 1200 River Road is on the right.',
])('what a guest may know is taken: %s', (text) => {
  expect(cabinSchema.safeParse({ ...sampleCabin(1), arrival: { finding: text } }).success).toBe(
    true,
  );
});
