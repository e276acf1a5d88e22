import { MONTHS, monthNumber, WEEKDAYS, weekdayNumber } from '../../model/day/calendar-names.ts';
import { readOpen } from '../../model/visit/read-open.ts';
import { hoursCode } from './typed-times.ts';

/** Part of what was typed: "Mo-Fr,Sa" are days, "Dec 25" is a season, "09:00-17:00" are hours. */
interface Phrase {
  is: 'season' | 'days' | 'hours';
  code: string;
  /** What joins it to the phrase before, if one is a season and one is days: "Sundays and Dec 25". */
  joint: string | undefined;
}

/**
 * Converts hours as people say them, "Mon-Sat 9am-5pm, closed Sunday", to what `readOpen` reads;
 * leaves them alone if it reads them already. Undefined if they aren't clear.
 */
export function hoursIn(text: string): string | undefined {
  if (!readOpen(text).problem) return text;
  const parts = plain(text)
    .split(/[;\n]/)
    .filter((part) => part.trim() !== '');
  const rules = parts.map((part) => {
    const phrases = phrasesIn(part);
    return phrases && rulesOf(phrases);
  });
  if (rules.includes(undefined)) return undefined;
  const all = (rules as string[][]).flat();
  const isUnclear = all.some((rule, index) => index > 0 && /^(?:\d|off|sun)/.test(rule));
  const code = all.join('; ').trim();
  return isUnclear || readOpen(code).problem ? undefined : code;
}

const DAYS = String.raw`\b(?:weekdays?|weekends?|(?:su|mo|tu|we|th|fr|sa)[a-z]*)\b`;
const TIME = String.raw`\b(?:\d{1,2}(?::\d\d)?(?: ?[ap]m?)?|noon|midnight|sunrise|sunset)\b`;
const MONTH = String.raw`\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \d{1,2}(?![\d:]))?\b`;

/** Patterns for the start of a phrase, tried in this order. */
const PHRASES: readonly [
  Phrase['is'],
  RegExp,
  (from: string, to: string, before?: string) => string | undefined,
][] = [
  ['season', new RegExp(`^(${MONTH})(?:-(${MONTH}|\\d{1,2}\\b(?![:-])))?`), seasonCode],
  ['hours', new RegExp(`^(${TIME})-(${TIME})`), hoursCode],
  ['hours', /^(closed|off)\b/, () => 'off'],
  ['hours', /^(24\/7|(?:open )?(?:24 hours|all day))\b/, () => '24/7'],
  ['days', /^(daily|every day|each day)\b/, () => ''],
  ['days', new RegExp(`^(${DAYS})(?:-(${DAYS}))?`), daysCode],
];

/** In lowercase, with one spelling for all that mean the same, and without filler words. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(
      /\b(sept?|mon|tues?|wed|thurs?|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|oct|nov|dec)\./g,
      '$1',
    )
    .replace(/\bdawn\b/g, 'sunrise')
    .replace(/\b(?:dusk|dark|sundown)\b/g, 'sunset')
    .replace(/\s*(?:[-–—]|\b(?:to|through|thru|until|till?)\b)\s*/g, '-')
    .replace(/\s*(?:&|\band\b)\s*/g, '&')
    .replace(/\s*,\s*/g, ',')
    .replace(/^\s*we(?= open)/, '')
    .replace(/\b(?:from|on|at|hours:|open(?! 24| all))(?=\s)|:(?=\s)/g, ' ')
    .replace(/[^\S\n]+/g, ' ');
}

function phrasesIn(part: string): Phrase[] | undefined {
  const found: Phrase[] = [];
  for (let rest = part; ; ) {
    const [joining = ''] = /^[ ,&.]+/.exec(rest) ?? [];
    rest = rest.slice(joining.length);
    if (rest === '') return found;
    const [is, form, coded] = PHRASES.find(([, each]) => each.test(rest)) ?? [];
    const [all = '', from = '', to = from] = form?.exec(rest) ?? [];
    const before = found.at(-1);
    const code = coded?.(from.trim(), to.trim(), before?.is === 'hours' ? before.code : undefined);
    if (!is || code === undefined) return undefined;
    const pair = [before?.is, is].join();
    const [joint] = /^(?:season,days|days,season)$/.test(pair) ? (/&|,/.exec(joining) ?? []) : [];
    found.push({ is, code, joint });
    rest = rest.slice(all.length);
  }
}

/**
 * Adjacent phrases of one kind form a list; hours end a rule, or begin it if they come first.
 * Undefined if a season and days may be two rules: "Mondays and Dec 25 10-2".
 */
function rulesOf(phrases: readonly Phrase[]): string[] | undefined {
  const isHoursFirst = phrases[0]?.is === 'hours';
  const rules: Record<Phrase['is'], string[]>[] = [];
  let before: Phrase | undefined;
  for (const phrase of phrases) {
    const rule = rules.at(-1);
    const isHours = phrase.is === 'hours';
    const isClosedToo = phrase.joint && rule?.hours[0] === 'off';
    if (phrase.joint === '&' && !isClosedToo) return undefined;
    if (phrase.code === 'off' && before?.is === 'season' && rule?.days.length) return undefined;
    const isNext =
      !rule ||
      (isHours
        ? rule.hours.length > 0 && (before?.is !== 'hours' || phrase.code === 'off')
        : !isHoursFirst && before?.is === 'hours' && before.code !== 'off') ||
      (!isHours && before?.code === 'off' && (rule.days.length > 0 || rule.season.length > 0));
    if (isNext || isClosedToo)
      rules.push({ season: [], days: [], hours: isClosedToo ? ['off'] : [] });
    rules.at(-1)?.[phrase.is].push(phrase.code);
    before = phrase;
  }
  if (rules.some(({ hours }) => hours.length === 0)) return undefined;
  return rules.map(({ season, days, hours }) =>
    [season.join(','), days.filter(Boolean).join(','), hours.join(',')].filter(Boolean).join(' '),
  );
}

function seasonCode(from: string, to: string): string | undefined {
  const [first, last] = [from, to].map((text) => {
    const [name = '', day] = text.split(' ');
    if (/^\d/.test(name)) return name;
    const month = MONTHS[(monthNumber(name === 'sept' ? 'sep' : name) ?? 0) - 1]?.slice(0, 3);
    return month && [month, day].filter(Boolean).join(' ');
  });
  return first && last && range(first, last);
}

function daysCode(from: string, to: string): string | undefined {
  if (/^week/.test(from))
    return from === to ? (/^weekd/.test(from) ? 'Mo-Fr' : 'Sa-Su') : undefined;
  const [first, last] = [from, to].map((name) => {
    const short = name.replace(/(?<=day)s$/, '').slice(0, name.length > 2 ? undefined : 2);
    const number =
      short.length === 2
        ? WEEKDAYS.findIndex((day) => day.toLowerCase().startsWith(short))
        : weekdayNumber(short.replace(/^(tue|thu|wed)(?:r?s)?$/, '$1'));
    return WEEKDAYS[number ?? -1]?.slice(0, 2);
  });
  return first && last && range(first, last);
}

function range(from: string, to: string): string {
  return from === to ? from : `${from}-${to}`;
}
