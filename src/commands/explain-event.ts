import { contentTables } from '../app/content-tables.ts';
import type { ContentProblem } from '../content/content-source.ts';
import { readContentFolder } from '../content/reading/content-folder.ts';
import { scheduleOf } from '../features/events/upcoming-events.ts';
import { type CivilDay, dayText } from '../model/day/civil-day.ts';
import { nextDaysInWords } from '../model/when/next-days.ts';
import { readWhen } from '../model/when/read-when.ts';

/** How many of its next days an explanation names. */
const EXPLAINED = 5;

/** How many of them a fault names. */
const NAMED = 3;

/** How the event with the id is understood on the day, in lines; undefined without such an event. */
export async function explainEvent(
  folder: string,
  id: number,
  today: CivilDay,
): Promise<string[] | undefined> {
  const { entries } = await readContentFolder(folder, contentTables);
  const found = entries.events.find(({ value }) => value.id === id);
  if (found === undefined) return undefined;
  const { value, place } = found;
  const { file } = place.yaml;
  const head = `${file}:${place.yaml.lineOf(place.path)} “${value.title}”`;
  const schedule = scheduleOf(value, today);
  if (schedule === undefined)
    return [`${head}: its days are only text, “${value.date}”, so no calendar has them`];
  const days = nextDaysInWords(schedule, today, EXPLAINED);
  const written = JSON.stringify(value.when ?? [value.startDate, value.endDate]);
  return days.length === 0
    ? [`${head}: ${written} is over for good on ${dayText(today)}`]
    : [`${head}: ${written} means`, ...days.map((day) => `  ${day}`)];
}

/** A fault with the next days that its words would mean, if what is written were put clearly. */
export function withDays(problem: ContentProblem, today: CivilDay): ContentProblem {
  const { means, message } = problem;
  if (means === undefined) return problem;
  const days = nextDaysInWords(readWhen(means), today, NAMED).join('; ');
  return { ...problem, message: `${message}: that would be ${days}` };
}
