import { readPlain } from './read-plain.ts';
import type { Schedule } from './shapes/schedule.ts';
import type { When } from './shapes/when.ts';
import { readEvery } from './words/every.ts';
import { readWords } from './words/read-words.ts';

/** The schedule of a `when` field (decision 27). Throws only for what `whenSchema` refuses. */
export function readWhen(when: When): Schedule {
  const entries = [when].flat().flatMap((entry) => {
    const words = typeof entry === 'string' ? readWords(entry) : { entries: [entry] };
    if ('problem' in words) throw new Error(`${entry} is no day that whenSchema accepts`);
    return words.entries;
  });
  return readPlain(entries, readEvery);
}
