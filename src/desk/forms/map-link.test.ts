import { expect, test } from 'vitest';
import { coordinatesIn } from './map-link.ts';

const HYE = { latitude: 30.24661, longitude: -98.57012 };

test.for([
  '30.24661, -98.57012',
  'geo:30.24661,-98.57012?z=15',
  'https://www.google.com/maps/@30.24661,-98.57012,15z',
  'https://www.google.com/maps/place/Hye+Market/@30.1,-98.1,17z/data=!3m1!4b1!4m6!3m5!1s0x8!8m2!3d30.2466104!4d-98.5701199',
  'https://maps.google.com/?q=30.24661,-98.57012',
  'https://www.google.com/maps/search/?api=1&query=30.24661%2C-98.57012',
  'https://maps.apple.com/?ll=30.24661,-98.57012&q=Hye',
  'https://maps.apple.com/place?coordinate=30.24661,-98.57012&name=Hye',
  'https://www.openstreetmap.org/?mlat=30.24661&mlon=-98.57012#map=15/30.1/-98.1',
  'https://www.openstreetmap.org/#map=15/30.24661/-98.57012',
])('a pasted place is understood: %s', (text) => {
  expect(coordinatesIn(text)).toEqual(HYE);
});

test.for(['https://maps.app.goo.gl/aBcD', 'Hye, Texas', '', '98, 30 miles', '130.2, -98.5'])(
  'what names no place is none: %s',
  (text) => {
    expect(coordinatesIn(text)).toBeUndefined();
  },
);
