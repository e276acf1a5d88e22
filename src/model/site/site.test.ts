import { describe, expect, test } from 'vitest';
import { sampleSite } from '../fixtures/samples.ts';
import { addressLine, bookingUrl, publicSite } from './site.ts';
import { siteSchema } from './site-schema.ts';

const site = sampleSite({
  bookingUrl: 'https://booking.example.com/stay?lang=en',
  utm: { source: 'guide', medium: 'website', campaign: 'hill country & more' },
});

const accepts = (change: object) => siteSchema.safeParse({ ...site, ...change }).success;

describe('the booking target (section 9; decision 2)', () => {
  test('keeps its own query and says where the guest clicked', () => {
    const url = new URL(bookingUrl(site, { page: 'home', placement: 'hero' }));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      lang: 'en',
      utm_source: 'guide',
      utm_medium: 'website',
      utm_campaign: 'hill country & more',
      utm_content: 'home-hero',
    });
  });

  test('"utm: false" leaves the address as it is written', () => {
    expect(bookingUrl({ ...site, utm: false }, { page: 'home', placement: 'hero' })).toBe(
      site.bookingUrl,
    );
  });
});

test('the address is on one line', () => {
  expect(addressLine(site.address)).toBe('1 Sample Road, Wimberley, Texas 78676');
});

test('image hosts and old addresses do not reach the browser', () => {
  expect(Object.keys(publicSite(site))).not.toContain('imageHosts');
  expect(Object.keys(publicSite(site))).not.toContain('redirects');
});

describe('the dates of a stay', () => {
  const dates = { arrival: '2027-03-19', departure: '2027-03-22' };
  const bookingDates = { arrival: 'check-in', departure: 'stay[to]' };
  const where = { page: 'stay', placement: 'dates' };

  test('go to the booking site by the names that it has for them, next to where the guest clicked', () => {
    const url = new URL(bookingUrl({ ...site, bookingDates }, { ...where, dates }));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      lang: 'en',
      'check-in': '2027-03-19',
      'stay[to]': '2027-03-22',
      utm_content: 'stay-dates',
    });
    expect(bookingUrl({ ...site, bookingDates, utm: false }, { ...where, dates })).toContain(
      'check-in=2027-03-19',
    );
  });

  test('stay here if it has no names for them, or if there are none', () => {
    expect(bookingUrl(site, { ...where, dates })).toBe(bookingUrl(site, where));
    expect(bookingUrl({ ...site, bookingDates }, where)).toBe(bookingUrl(site, where));
  });

  test.each(['', 'a b', 'a&b', 'a=b', 'a#b'])('a name %j is refused', (arrival) => {
    expect(accepts({ bookingDates })).toBe(true);
    expect(accepts({ bookingDates: { ...bookingDates, arrival } })).toBe(false);
    expect(accepts({ bookingDates: { arrival: 'check-in' } })).toBe(false);
  });
});

describe('site.yaml (decision 16)', () => {
  test('the sample is accepted; a missing or unknown field is not', () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ brand: undefined })).toBe(false);
    expect(accepts({ color: 'red' })).toBe(false);
  });

  test.each([
    'http://x.example',
    'javascript:alert(1)',
    '//x.example',
    'https://user:secret@x.example',
    'https://x.example/ y',
    'https://',
    'x',
  ])('a booking site at %j is refused', (url) => {
    expect(accepts({ bookingUrl: url })).toBe(false);
  });

  test.each([
    '*',
    '*.example.com',
    'https://x.example',
    "x.example; script-src 'unsafe-inline'",
    'x.example/path',
    'localhost',
    '',
  ])('an image host %j, which would go into the security policy, is refused', (host) => {
    expect(accepts({ imageHosts: [host] })).toBe(false);
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/a b',
    '/a?b',
    'a',
    '',
    '/a\\b',
    '/"',
    '/<',
  ])('a redirect from or to %j is refused (decision 25)', (path) => {
    expect(accepts({ redirects: { [path]: '/events' } })).toBe(false);
    expect(accepts({ redirects: { '/old': path } })).toBe(false);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'http://x.example',
    'javascript:alert(1)',
    'mailto:a@x.example',
    '#',
    'x',
  ])('a target %j of a button is refused (decision 1)', (link) => {
    expect(accepts({ categoryActions: { dining: link } })).toBe(false);
    expect(accepts({ legal: { terms: link } })).toBe(false);
  });

  test('the copyright year is a plain year', () => {
    expect(accepts({ copyrightYear: '2024' })).toBe(false);
    expect(accepts({ copyrightYear: 2024.5 })).toBe(false);
  });

  test.each(['call us', '<b>', '+', ''])('the phone number %j is rejected', (phone) => {
    expect(accepts({ phone })).toBe(false);
  });
});
