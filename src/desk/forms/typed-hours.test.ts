import { expect, test } from 'vitest';
import { openInWords } from '../../model/visit/open-in-words.ts';
import { readOpen } from '../../model/visit/read-open.ts';
import { hoursIn } from './typed-hours.ts';

test.each([
  ['Mon-Sat 9am-5pm', 'Mo-Sa 09:00-17:00'],
  ['Mo-Sa 9-5', 'Mo-Sa 09:00-17:00'],
  ['Monday to Friday 9 to 5, Sat 10-2', 'Mo-Fr 09:00-17:00; Sa 10:00-14:00'],
  ['Daily 8 AM - 6 PM', '08:00-18:00'],
  ['Every day from 8 a.m. until 6 p.m.', '08:00-18:00'],
  ['Tuesdays through Thursdays: 10–4', 'Tu-Th 10:00-16:00'],
  ['Mon, Wed and Fri 9:30-12 and 1-5', 'Mo,We,Fr 09:30-12:00,13:00-17:00'],
  ['Sun noon to 4', 'Su 12:00-16:00'],
  ['weekdays 9-5; weekends 10-6', 'Mo-Fr 09:00-17:00; Sa-Su 10:00-18:00'],
  ['Thu-Sat 5-9pm', 'Th-Sa 17:00-21:00'],
  ['Fri & Sat 6pm-2am', 'Fr,Sa 18:00-02:00'],
  ['Mon-Sat 9-5, closed Sunday', 'Mo-Sa 09:00-17:00; Su off'],
  ['Daily 9-5, Dec 25 closed', '09:00-17:00; Dec 25 off'],
  ['Daily 9-5, closed Mondays and Dec 25', '09:00-17:00; Mo off; Dec 25 off'],
  ['Daily 9-5, closed Dec 25 and Jan 1 and Mondays', '09:00-17:00; Dec 25,Jan 1 off; Mo off'],
  ['Daily 9-5, closed Sun, Jan 1', '09:00-17:00; Su off; Jan 1 off'],
  ['Daily 9-5; December, Mondays closed', '09:00-17:00; Dec Mo off'],
  ['March to October, Monday-Friday 9-5:30', 'Mar-Oct Mo-Fr 09:00-17:30'],
  ['Nov 24th - Jan 6th, 6 pm to 10 pm', 'Nov 24-Jan 6 18:00-22:00'],
  ['May 27-31 10-6', 'May 27-31 10:00-18:00'],
  ['9am-5pm Mon-Fri, 10am-2pm Sat', 'Mo-Fr 09:00-17:00; Sa 10:00-14:00'],
  ['sunrise to sunset', 'sunrise-sunset'],
  ['Daily, dawn to dusk', 'sunrise-sunset'],
  ['Open 24 hours', '24/7'],
  ['Sat 10:00-16:00', 'Sa 10:00-16:00'],
  ['Mo-Fr 9:00-17:00\nSa 10-12', 'Mo-Fr 09:00-17:00; Sa 10:00-12:00'],
  ['9a-5p', '09:00-17:00'],
  ['11-12pm', '11:00-12:00'],
  ['1-5pm', '13:00-17:00'],
  ['10-2pm', '10:00-14:00'],
  ['5-9am', '05:00-09:00'],
  ['10-2am', '22:00-02:00'],
  ['Mon-Sat 11-2, 6-10', 'Mo-Sa 11:00-14:00,18:00-22:00'],
  ['11-2, 6-midnight', '11:00-14:00,18:00-00:00'],
  ['10-5 & 7-9', '10:00-17:00,19:00-21:00'],
  ['8-10, 11-2', '08:00-10:00,11:00-14:00'],
  ['Fri-Sat 11-midnight', 'Fr-Sa 11:00-00:00'],
  ['11-12am', '11:00-00:00'],
  ['Daily 5-midnight', '17:00-00:00'],
  ['12 to 5', '12:00-17:00'],
  ['We open Fri-Sun 10-4', 'Fr-Su 10:00-16:00'],
  ['We 10-4', 'We 10:00-16:00'],
  ['8 to sunset', '08:00-sunset'],
  ['7pm to midnight', '19:00-00:00'],
  ['12am-6am', '00:00-06:00'],
  ['Mo-Fr 09:00-17:00; Dec 25 off', 'Mo-Fr 09:00-17:00; Dec 25 off'],
])('hours as people say them: %s', (typed, code) => {
  expect(hoursIn(typed)).toBe(code);
  const { rules = [] } = readOpen(code);
  expect(hoursIn(openInWords(rules)), 'and as the desk says them back').toBe(
    code.replace('May 27-31', 'May 27-May 31'),
  );
});

test.each([
  '',
  'ask at the gate',
  'weekdays',
  'Mon-Sat',
  '9',
  'Mon 9-',
  'Mon 25-26',
  'Mon 13pm-5',
  'Mon 9:75-5',
  'Mon-Wed-Fri 9-5',
  'Mon-Fri 9-5, 10-2 Sat',
  'Mon 9-5, every other Sunday 10-2',
  'Daily 9-5 except Tuesdays',
  'Feb 30 closed',
  'Mon 9-5; closed',
  'Daily 9-5, Mondays and Dec 25 closed',
  'Daily 9-5, Mondays, Dec 25 closed',
  'Mon-Fri 9-5, Saturdays and Dec 24 10-2',
])('what isn’t clear stays as it was typed: “%s”', (typed) => {
  expect(hoursIn(typed)).toBeUndefined();
});
