import { minutesToRead, wordsIn } from '../../features/blog/read-time.ts';
import { slugOf } from '../../model/entry-slug.ts';
import type { Field, Fill, Written } from './form.ts';

/**
 * Fills in what follows from the rest until somebody types it: day, reading time, address. `filled`
 * is the day on which `before` was filled in, which may have been last week.
 */
export function filledIn(
  form: readonly Field[],
  before: Written,
  after: Written,
  today: string,
  filled = today,
): Written {
  const made = form.flatMap(({ name, fill }) => {
    if (!fill || (after[name] !== undefined && after[name] !== MAKES[fill](before, filled)))
      return [];
    const value = MAKES[fill](after, today);
    return value === '' ? [] : [[name, value]];
  });
  return { ...after, ...Object.fromEntries(made) };
}

const MAKES: Readonly<Record<Fill, (entry: Written, today: string) => string>> = {
  today: (_: Written, today: string) => today,
  minutes: ({ content }: Written) => {
    const body = String(content ?? '');
    return wordsIn(body) === 0 ? '' : `${minutesToRead(body)} min read`;
  },
  address: ({ title }: Written) => slugOf({ title: String(title ?? '') }),
};
