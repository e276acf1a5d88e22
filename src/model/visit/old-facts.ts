import { type CivilDay, dayParts, parseDay } from '../day/civil-day.ts';
import { isUnsaid } from './fact-ages.ts';

export interface OldYear {
  year: number | undefined;
  /** More than three years ago: "ask before you go", not "check". */
  isUnsaid: boolean;
}

/** The year in which a fact was checked. */
export function oldYear(
  fact: { checked?: string | undefined } | undefined,
  today: CivilDay,
): OldYear {
  const checked = fact?.checked;
  const day = checked === undefined ? undefined : parseDay(checked);
  return {
    year: day === undefined ? undefined : dayParts(day).year,
    isUnsaid: checked !== undefined && isUnsaid(checked, today),
  };
}

/** An old price with its year, unless it names one: "$12 in 2025; check before you go". */
export function oldPrice(price: string, { year, isUnsaid }: OldYear): string {
  const when = year === undefined || namesYear(price) ? '' : ` in ${year}`;
  return `${withoutStop(price)}${when}; ${isUnsaid ? 'ask' : 'check'} before you go`;
}

/** Other old facts: "In 2024: Noon-4 PM. Check before you go."; "As of 2024; …" without words. */
export function oldWords({ year, isUnsaid }: OldYear, words?: string): string {
  const [ask, Ask] = isUnsaid ? ['ask', 'Ask'] : ['check', 'Check'];
  if (words === undefined)
    return year === undefined ? `${Ask} before you go.` : `As of ${year}; ${ask} before you go.`;
  const when = year === undefined || namesYear(words) ? '' : `In ${year}: `;
  return `${when}${withoutStop(words)}. ${Ask} before you go.`;
}

/** Old words with only their year, where one piece of advice is enough for all. */
export function withoutAdvice(words: string): string {
  return words.replace(/(?:^|[;.] )(?:check|ask) before you go\.?/giu, '');
}

/** Keeps the advice of only the last of several old facts that are read together. */
export function advisedOnce(all: readonly (string | undefined)[]): (string | undefined)[] {
  const last = all.findLastIndex((words) => words && withoutAdvice(words) !== words);
  return all.map((words, at) => (at < last ? words && withoutAdvice(words) : words));
}

function namesYear(words: string): boolean {
  return /\b20\d\d\b/.test(words);
}

/** The words without a period at the end, as more follows. */
export function withoutStop(words: string): string {
  return words.replace(/\.$/u, '');
}
