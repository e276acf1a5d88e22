import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { pageAt } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';

const { phone } = (await shippedSnapshot()).site;
const { status, getByRole } = await pageAt('/river-safety');
const main = getByRole('main');
// What is offered below isn't part of the card.

test('the page is there, and says what to do before anything else (decision 32)', () => {
  expect(status).toBe(200);
  expect(texts(main.querySelectorAll('h1'))).toEqual(['River safety']);
  const [first] = main.querySelectorAll('a');
  expect([first?.getAttribute('href'), first?.textContent]).toEqual([
    'tel:911',
    'In danger? Call 911Text 911 if you can’t call.',
  ]);
  expect(texts(main.querySelectorAll('h2'))).toEqual([
    'Turn around, don’t drown',
    'What the words mean',
    'Your first evening in a cabin near water',
    'In the car',
    'How a warning reaches you',
    'No signal?',
    'Numbers and sites',
    'A place to stay',
  ]);
});

test('it can be read in two minutes: at most 420 words', () => {
  const shown = main.cloneNode(true) as HTMLElement;
  for (const hint of shown.querySelectorAll('.sr-only')) hint.remove();
  const parts = [...shown.querySelectorAll('h1, h2, p, li, dt, dd, strong')];
  const words = texts(parts).join(' ').split(/\s+/);
  expect(words.length).toBeGreaterThan(300);
  expect(words.length).toBeLessThanOrEqual(420);
});

test('it shows no live readings, but who has them (decision 38)', () => {
  within(main).getByText('The guide shows no live readings: these do.');
  const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]')];
  expect(links.map(({ hostname }) => hostname)).toEqual([
    'www.weather.gov',
    'drivetexas.org',
    'www.atxfloods.com',
    'water.noaa.gov',
    'waterdata.usgs.gov',
    'hydromet.lcra.org',
    'warncentraltexas.org',
    'booking.example.com',
  ]);
  for (const { target, rel, textContent } of links)
    expect([target, rel, textContent]).toEqual([
      '_blank',
      'noopener',
      expect.stringMatching(/ \(opens in a new tab\)$/),
    ]);
});

test('every telephone number can be dialed: 911, the state’s roads and us', () => {
  expect(hrefs(main.querySelectorAll('a[href^="tel:"]'))).toEqual([
    'tel:911',
    'tel:+18004529292',
    `tel:+1${phone.replaceAll(/\D/g, '')}`,
  ]);
});

test('it says on which day its facts were checked', () => {
  const day = main.querySelector('time');
  expect([day?.dateTime, day?.parentElement?.textContent]).toEqual([
    '2026-11-22',
    'Facts checked November 22, 2026.',
  ]);
});
