import type { ContentProblem } from '../../content/content-source.ts';
import { type Entry, problemAt, problemIn, within } from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import { type CivilDay, dayText } from '../../model/day/civil-day.ts';
import { datedFacts, factOf } from '../../model/visit/stated-visit.ts';
import type { Visited } from './fact-notices.ts';

/** Such as "Free; donations keep it going." */
const SAYS_FREE = /(?:^|[.!?;:] )Free\b/u;

const NAMES_YEAR = /\b20\d\d\b/u;

type Told = Entry<Visited['value'] & { description: string; story?: string | undefined }>;

/** Facts that an entry's words contradict, or that are too old to state (decision 48). */
export function factContradictions(
  { activities, events, posts }: Pick<ContentEntries, 'activities' | 'events' | 'posts'>,
  today: CivilDay,
): ContentProblem[] {
  const told: readonly Told[] = [...activities, ...events];
  return [
    ...told.flatMap((entry) => [...freeAndPriced(entry), ...saidAsFresh(entry, today)]),
    ...[...told, ...posts].flatMap((entry) => checkedTooLate(entry, today)),
  ];
}

function freeAndPriced({ value: { visit = {} }, place }: Told): ContentProblem[] {
  const [free, price = ''] = [factOf(visit.free), factOf(visit.price)];
  const isPriced = /\$\d/u.test(price) && !/free|parking|donat|extra|optional/iu.test(price);
  const at = within(place, ['visit', 'free']);
  if (free === true && isPriced)
    return [problemAt(at, `is true, but the price is ${price}; correct one of them`)];
  if (free === false && /^free\b/iu.test(price) && !/\$\d/u.test(price))
    return [problemAt(at, `is false, but the price says ${price}; correct one of them`)];
  return [];
}

/** "Free" or a sum in the description or story that no current fact confirms. */
function saidAsFresh({ value, place }: Told, today: CivilDay): ContentProblem[] {
  const { visit = {} } = value;
  const fresh = new Set(
    datedFacts(visit, today).flatMap(({ name, isOld }) => (isOld ? [] : [name as string])),
  );
  const isFree = fresh.has('free') && factOf(visit.free) === true;
  const isFreeInPart = fresh.has('price') && /free/iu.test(factOf(visit.price) ?? '');
  return (['description', 'story'] as const).flatMap((field) => {
    const text = value[field] ?? '';
    const sums = text
      .split(/(?<=[.!?])\s+/u)
      .some((one) => /\$\d/u.test(one) && !NAMES_YEAR.test(one) && !/\bfine/u.test(one));
    const messages = [
      SAYS_FREE.test(text) &&
        !(isFree || isFreeInPart) &&
        `says that it’s free, but no fact of today does; ${REMEDY('free')}`,
      sums && !fresh.has('price') && `names a sum, but no price of today does; ${REMEDY('price')}`,
    ];
    return messages.filter((each) => each !== false).map((each) => problemIn(place, field, each));
  });
}

const REMEDY = (fact: string) =>
  `take it out, name its year, or check it and write visit.${fact} with its day`;

function checkedTooLate(
  { value: { visit = {} }, place }: Visited,
  today: CivilDay,
): ContentProblem[] {
  const late = datedFacts(visit, today).filter(({ checked = '' }) => checked > dayText(today));
  return late.slice(0, 1).map(({ name, checked }) => {
    const message = `was checked on ${checked}, which is still to come; enter the day of the source`;
    return problemAt(within(place, ['visit', name]), message);
  });
}
