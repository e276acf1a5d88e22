import type { Row } from '../../content/merge/entries.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { plainLetters } from '../../model/plain-letters.ts';
import { daysOf } from '../content/days-of.ts';
import type { DeskContent } from '../content/desk-content.ts';
import type { NamedEntry } from '../content/page-of.ts';
import { nameOf } from '../forms/form.ts';

const TWO_YEARS = 731;

/** For each event, the site's event that looks like it: same name, or a common day and half the words. */
export async function duplicatesOf(
  content: DeskContent,
  events: readonly Row[],
): Promise<(NamedEntry | null)[]> {
  const { tree } = await content.newest();
  const today = content.today();
  const list = 'events';
  const known = [...(await content.entries.all(list, tree))].map(([key, row]) => {
    return { duplicate: { ref: { list, key }, title: nameOf(row) }, traits: traitsOf(row, today) };
  });
  return events.map((event) => {
    const traits = traitsOf(event, today);
    return known.find((each) => areDuplicates(traits, each.traits))?.duplicate ?? null;
  });
}

interface Traits {
  name: string;
  words: ReadonlySet<string>;
  days: ReadonlySet<CivilDay>;
}

function traitsOf(row: Row, today: CivilDay): Traits {
  const name = plainLetters(nameOf(row))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const days = daysOf(row, today, today + TWO_YEARS).map(({ start }) => start);
  // Years and short words don't make two events alike.
  const words = name.split(' ').filter((word) => word.length > 3 && !/^\d+$/.test(word));
  return { name, words: new Set(words), days: new Set(days) };
}

function areDuplicates(one: Traits, other: Traits): boolean {
  if (one.name !== '' && one.name === other.name) return true;
  const fewer = Math.min(one.words.size, other.words.size);
  const common = one.words.intersection(other.words).size;
  return fewer > 0 && common * 2 >= fewer && !one.days.isDisjointFrom(other.days);
}
