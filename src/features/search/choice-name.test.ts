import { expect, test } from 'vitest';
import { choiceName } from './choice-name.ts';
import { readState } from './search-state.ts';

test.each([
  ['#town=Wimberley', 'Wimberley'],
  ['#month=12', 'December'],
  ['#town=Wimberley&month=12', 'Wimberley in December'],
  ['#kind=activity&with=dogs', 'Things to do with a dog'],
  ['#kind=activity&with=children', 'Things to do with children'],
  ['#kind=activity&with=indoors', 'Things to do indoors'],
  ['#kind=activity&with=free', 'Free things to do'],
  ['#kind=activity&with=stepFree', 'Step-free things to do'],
  ['#kind=activity&with=reserve', 'Things to do that need a reservation'],
  ['#with=reserve', 'Needs a reservation'],
  ['#kind=event&town=New+Braunfels', 'Events in New Braunfels'],
  ['#with=free,dogs&month=10', 'Free with a dog in October'],
  [
    '#kind=activity&town=Llano&month=4&with=children,dogs,stepFree,free',
    'Step-free, free things to do with children and with a dog in Llano in April',
  ],
  ['', ''],
])('what %s chooses is called “%s”', (fragment, name) => {
  expect(choiceName(readState(fragment))).toBe(name);
});
