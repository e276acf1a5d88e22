import { describe, expect, test } from 'vitest';
import { answersGeo, destinationOf, geoLink, mapServices } from './directions.ts';

const position = { latitude: 30.0029, longitude: -98.0911, miles: 1 };
const hall = {
  title: 'Dance (late)',
  location: 'Gruene Hall',
  position,
  visit: { address: '1281 Gruene Road, New Braunfels, TX 78130' },
};

describe('directions', () => {
  test.each([
    ['the venue and its address', hall, 'Gruene Hall, 1281 Gruene Road, New Braunfels, TX 78130'],
    [
      'the address alone, if its town is all there is to name',
      { ...hall, location: 'New Braunfels' },
      '1281 Gruene Road, New Braunfels, TX 78130',
    ],
    ['the point, if there is no address', { ...hall, visit: {} }, '30.0029,-98.0911'],
    [
      'the town, if nobody knows more',
      { ...hall, visit: {}, town: 'Llano', position: { ...position, isTown: true as const } },
      'Llano, Texas',
    ],
  ])('go to %s', (_, place, destination) => {
    expect(destinationOf(place)).toBe(destination);
    const [google, apple] = mapServices(place).map(({ link }) => new URL(link).searchParams);
    expect(google?.get('destination')).toBe(destination);
    expect(apple?.get('daddr')).toBe(destination);
  });

  test('lead nowhere if nobody knows where it is', () => {
    const nowhere = { title: 'Somewhere', visit: { address: '1 Main Street' } };
    expect(mapServices(nowhere)).toEqual([]);
    expect(geoLink(nowhere)).toBeUndefined();
  });

  test('a maps app gets the name, whatever is in it', () => {
    expect(geoLink(hall)).toBe('geo:30.0029,-98.0911?q=30.0029,-98.0911(Dance%20%28late%29)');
  });

  test('a maps app looks for the address if the point is only the town’s', () => {
    const inTown = { ...hall, position: { ...position, isTown: true as const } };
    const about = { ...hall, position: { ...position, isApproximate: true as const } };
    expect(geoLink(about)).toBe(geoLink(inTown));
    expect(geoLink(inTown)).toBe(
      'geo:0,0?q=1281%20Gruene%20Road%2C%20New%20Braunfels%2C%20TX%2078130',
    );
    const [, , openStreetMap] = mapServices(inTown);
    const query = new URL(openStreetMap?.link ?? '').searchParams.get('query');
    expect(query).toBe(destinationOf(inTown));
  });

  test.each([
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile', true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari', false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari', false],
  ])('%s: a maps app answers: %s', (userAgent, answers) => {
    expect(answersGeo(userAgent)).toBe(answers);
  });
});
