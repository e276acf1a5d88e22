import { dayText } from '../../model/day/civil-day.ts';
import { shortDayName, shortMonthAndDay } from '../../model/day/day-in-words.ts';
import type { Trait } from './search-document.ts';
import type { Wish } from './wish.ts';

/** What a place can be, in the words of a choice. */
export const TRAIT_NAMES: Readonly<Record<Trait, string>> = {
  children: 'With children',
  dogs: 'With a dog',
  stepFree: 'Step-free',
  free: 'Free',
  reserve: 'Needs a reservation',
  indoors: 'Indoors',
};

/** What a wish is called that refuses a trait. */
const REFUSED_NAMES: Readonly<Record<Trait, string>> = {
  children: 'Without children',
  dogs: 'Without dogs',
  stepFree: 'With steps',
  free: 'At a price',
  reserve: 'Without a reservation',
  indoors: 'Outdoors',
};

/** What a wish is called where it can be taken away: "Tonight: Sun, Nov 22", "With a dog". */
export function wishName(wish: Wish): string {
  switch (wish.is) {
    case 'days': {
      const [first, last] = [dayText(wish.first), dayText(wish.last)];
      const days =
        first === last
          ? shortDayName(first)
          : `${shortMonthAndDay(first)} – ${shortMonthAndDay(last)}`;
      return [wish.name, days].filter(Boolean).join(': ');
    }
    case 'months':
      return `In ${wish.name}`;
    case 'evening':
      return 'In the evening';
    case 'trait':
      return wish.isRefused ? REFUSED_NAMES[wish.trait] : TRAIT_NAMES[wish.trait];
    case 'town':
      return `${wish.isNearEnough ? 'Near' : 'In'} ${wish.town}`;
    case 'way':
      return `Between ${wish.name}`;
  }
}
