import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { startGuide } from '../../support/guide.ts';
import { shortenContent } from '../../support/small-content.ts';
import { test as base } from '../../support/test.ts';

const ROOMS = ['porch-view', 'beds', 'bath'];

/** As long as the schema allows. */
const LONG_LINE = 'Words of the owner. '.repeat(14);

const ARRIVAL = [
  ...['finding', 'lastStop', 'bring', 'emergency', 'hospital', 'hotTub', 'fire', 'trash'],
  ...['checkout', 'lost', 'again'],
];

/** A cabin with everything that its page can show. */
const JUNIPER = {
  id: 1,
  name: 'Juniper',
  summary: 'Cedar walls above a creek.',
  sleeps: 4,
  bedrooms: 2,
  features: ['porch', 'river', 'hot-tub'],
  dogs: 'One dog, on a leash',
  town: 'Wimberley',
  latitude: 30.0312,
  longitude: -98.1311,
  near: { river: 5, groceries: 12 },
  arrival: Object.fromEntries(ARRIVAL.map((name) => [name, LONG_LINE])),
  checkIn: '4 PM',
  bookingUrl: 'https://booking.example.com/juniper',
  photos: ROOMS.map((room) => ({
    imageUrl: `/images/${room}.jpg`,
    imageAlt: `The ${room}.`,
    room,
  })),
};

/** A smaller one without photos. */
const AGARITA = { id: 2, name: 'Agarita', summary: 'One room of stone.', sleeps: 2 };

/** Gives the guide these cabins instead of its examples, and photos. */
async function rent(contentFolder: string, cabins: readonly object[]): Promise<void> {
  await shortenContent(contentFolder);
  await writeFile(join(contentFolder, 'cabins.yaml'), stringify(cabins));
  for (const room of ROOMS)
    await sharp({ create: { width: 900, height: 675, channels: 3, background: '#7a6a54' } })
      .jpeg()
      .toFile(join(contentFolder, 'images', `${room}.jpg`));
}

/** `test` with a guide whose cabins are these. */
const testWithCabins = (cabins: readonly object[]) =>
  base.extend(
    'guide',
    { scope: 'file' },
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a fixture needs
    async ({}, { onCleanup }) => {
      const prepare = (folder: string) => rent(folder, cabins);
      const guide = await startGuide({ BROTLI_QUALITY: '1' }, { prepare });
      onCleanup(guide.stop);
      return guide;
    },
  );

/** `test` with a guide that has two cabins to rent. */
export const testWithRentedCabins = testWithCabins([JUNIPER, AGARITA]);

/** As many as fill a table that scrolls: every third takes a dog, one has no steps. */
const TWELVE = Array.from({ length: 12 }, (_, at) => ({
  id: at + 1,
  name: `Cabin ${at + 1}`,
  summary: 'Cedar walls above a creek.',
  sleeps: 2 + (at % 4) * 2,
  price: { from: 140 + at * 20, year: 2026 },
  ...(at % 3 === 0 && { dogs: 'One dog, on a leash' }),
  ...(at === 4 && { stepFree: 'Yes, by a ramp' }),
}));

/** `test` with a guide that has twelve cabins to rent. */
export const testWithTwelveCabins = testWithCabins(TWELVE);

/** `test` with a guide whose list of cabins is empty. */
export const testWithoutCabins = testWithCabins([]);
