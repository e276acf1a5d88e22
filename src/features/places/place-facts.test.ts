import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { VISIT } from '../../content/fixtures/sample-content.ts';
import type { Visit } from '../../model/visit/visit.ts';
import { hrefs } from '../../server/fixtures/element-texts.ts';
import { type PageInMemory, SITE_URL } from '../../server/fixtures/page-at.tsx';
import { activityAt, section } from '../../server/fixtures/place-page.ts';

const NEW_TAB = ' (opens in a new tab)';

describe('the facts of a visit, at a glance (decision 29)', () => {
  test('every one that the owner knows, by name', async () => {
    const page = await activityAt({
      ...VISIT,
      price: '$8',
      dogs: { level: 'limited', note: 'On a leash.' },
    });
    expect(factsOn(page)).toEqual({
      Price: '$8',
      Hours: 'Noon - 4\u00a0PM',
      Closed: 'Sun, Mon',
      'When to come': 'November to February',
      Reservations: 'A good ideaSaturdays fill.',
      Dogs: 'LimitedOn a leash.',
      Children: 'Yes',
      'Step-free': 'No',
      'Where you’ll be': 'Indoors',
      Address: '100 Ranch Road #7, Hye, TX 78635',
      Telephone: '+1 830-555-0142',
      // A long address breaks before its dot.
      'Official site': `example\u200b.com${NEW_TAB}`,
      'Water level': `example\u200b.com${NEW_TAB}`,
    });
    const links = within(section(page, 'Before you go')).getAllByRole('link');
    expect(hrefs(links)).toEqual(['tel:+18305550142', VISIT.url, VISIT.water, VISIT.source]);
  });

  test('what nobody knows is left out, and without any there is no list', async () => {
    const verified = '2026-09-19';
    expect(factsOn(await activityAt({ free: true, price: 'Donations welcome', verified }))).toEqual(
      {
        Price: 'Free · Donations welcome',
      },
    );
    expect(factsOn(await activityAt({ free: false, indoors: false }))).toEqual({
      'Where you’ll be': 'Outdoors',
    });
    expect((await activityAt({ town: 'Hye' })).queryByText('Before you go')).toBeNull();
  });

  test.each<[Visit, string]>([
    [
      { verified: '2026-09-19', source: 'https://www.example.com/a' },
      `Checked September 19, 2026 at example.com${NEW_TAB}. `,
    ],
    [{ verified: '2026-09-19' }, 'Checked September 19, 2026. '],
    [
      { verified: '2024-10-01' },
      'Checked October 1, 2024. Prices and hours change. Check before you go.',
    ],
    [{ source: 'https://example.com/' }, ' Prices and hours change. Check before you go.'],
    [{ verified: '2023-11-21' }, ' Ask before you go.'],
  ])('%j: who says so since when; after 12 months: check before you go', async (fields, words) => {
    const page = await activityAt({ price: '$8', ...fields });
    expect(section(page, 'Before you go').querySelector('.fact-source')?.textContent).toBe(words);
  });
});

test('what is old is said as of its year, what to do about it once, and how long one stays as about (decision 48)', async () => {
  const page = await activityAt({
    price: '$12',
    hours: 'Noon-4 PM',
    dogs: { level: 'limited', note: 'On a leash.' },
    takes: 90,
    verified: '2025-02-21',
  });
  expect(factsOn(page)).toEqual({
    Price: '$12 in 2025',
    Hours: 'In 2025: Noon-4\u00a0PM',
    'How long': 'About 1\u00a0h 30\u00a0min',
    Dogs: 'LimitedOn a leash. As of 2025',
  });
  expect(section(page, 'Before you go').textContent?.match(/before you go\./g)).toHaveLength(1);
});

describe('where it is', () => {
  test('straight miles from the cabins, road minutes if the owner knows them, and directions by the visitor’s own map', async () => {
    const page = await activityAt({
      ...{ latitude: 30.2308, longitude: -98.5676, town: 'Hye' },
      roadMinutes: 50,
    });
    const part = section(page, 'Where it is');
    expect(part.textContent).toContain('As the crow flies from our cabins: 32\u00a0mi.');
    expect(part.textContent).toContain('By road: about 50\u00a0min.');
    expect(part.textContent).not.toContain('The pin is on');
    expect(hrefs(within(part).getAllByRole('link'))).toEqual([
      'https://www.google.com/maps/dir/?api=1&destination=30.2308%2C-98.5676',
      'https://maps.apple.com/?daddr=30.2308%2C-98.5676',
      'https://www.openstreetmap.org/?mlat=30.2308&mlon=-98.5676#map=14/30.2308/-98.5676',
    ]);
    expect(part.querySelectorAll('.map-place')).toHaveLength(1);
    const loaded = [...page.document.querySelectorAll('[src], link[rel=preload]')].map(
      (element) =>
        new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', SITE_URL).origin,
    );
    expect(new Set(loaded)).toEqual(new Set([SITE_URL]));
  });

  test('if only the town is known, it says so; off the map, there is no map; without either, nothing', async () => {
    const inTown = section(await activityAt({ town: 'Llano' }), 'Where it is');
    expect(inTown.textContent).toContain('The pin is on Llano; the place itself is somewhere');
    const addressed = await activityAt({ town: 'Llano', address: '604 W. Young Street' });
    expect(section(addressed, 'Where it is').textContent).toContain(
      'The pin is on Llano; the directions lead to the address.',
    );
    expect(inTown.textContent).toContain('By road to Llano: about 2\u00a0h.');
    const about = { latitude: 30.7592, longitude: -98.6822, approximate: true };
    const young = await activityAt({ ...about, address: '604 W. Young Street' });
    expect(section(young, 'Where it is').textContent).toContain(
      'The pin is only roughly right; the',
    );
    const nearby = section(await activityAt(about), 'Where it is');
    expect(nearby.textContent).toContain('The pin is only roughly right.');
    const utopia = section(await activityAt({ town: 'Utopia' }), 'Where it is');
    expect(utopia.textContent).not.toContain('By road');
    const far = section(await activityAt({ latitude: 29.3, longitude: -103.6 }), 'Where it is');
    expect(far.querySelector('img')).toBeNull();
    expect((await activityAt({ town: 'Nowhere' })).queryByText('Where it is')).toBeNull();
    const home = section(await activityAt({ latitude: 29.998, longitude: -98.099 }), 'Where it is');
    expect(home.textContent).toContain('Less than a mile from our cabins.');
    const somewhere = section(await activityAt({ town: 'Wimberley' }), 'Where it is');
    expect(somewhere.textContent).toContain('The pin is on Wimberley');
    expect(somewhere.textContent).not.toContain('from our cabins');
  });
});

/** Each fact's name with what is said of it. */
function factsOn(page: PageInMemory): Record<string, string> {
  const rows = section(page, 'Before you go').querySelectorAll('dl > div');
  return Object.fromEntries(
    [...rows].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  );
}
