import { validate } from '../../content/files/schema-problems.ts';
import type { Row } from '../../content/merge/entries.ts';
import { scheduleOf } from '../../features/events/upcoming-events.ts';
import { type CivilDay, dayText } from '../../model/day/civil-day.ts';
import { nextDaysInWords } from '../../model/when/next-days.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import type { When } from '../../model/when/shapes/when.ts';
import { inDeskWords } from './desk-words.ts';
import type { Entries, EntryRef } from './entries.ts';
import { formOf } from './forms.ts';

/** How many of an event's next days are shown, and how many are offered to be canceled. */
const SAID = 3;
const OFFERED = 12;
const DAYS_AHEAD = 800;

export interface CheckedRow {
  /** What is wrong, by the field's path, which is empty for the row as a whole. */
  problems: {
    field: string;
    message: string;
    means?: When;
  }[];
  said: string[];
  /** Its next days whatever its status: an ISO day each, or the first and last joined by a slash. */
  days: string[];
}

/** Checks an entry by its schema alone, and puts its next days into words. */
export function checkRow(entries: Entries, ref: EntryRef, row: Row, today: CivilDay): CheckedRow {
  const problems = problemsOf(entries, ref, row);
  const daysField = formOf(entries, ref).find(({ control }) => control === 'days')?.name;
  const isWrong = (name: string) =>
    problems.some(({ field }) => field === daysField || field.startsWith(name));
  const when = daysField === undefined ? undefined : (row[daysField] as When | undefined);
  if (isWrong('when') || when === undefined) return { problems, said: [], days: [] };
  const said = isWrong('status') ? [] : saidOf({ ...row, when }, today);
  return { problems, said, days: daysOf(when, today) };
}

/** What is wrong with an entry by its schema alone. */
export function problemsOf(entries: Entries, ref: EntryRef, row: Row): CheckedRow['problems'] {
  const problems: CheckedRow['problems'] = [];
  const schema = entries.schemaOf(ref);
  if (!schema) return problems;
  const name = entries.nameField(ref.list);
  const named = entries.rowOf(ref.list) && { [name]: ref.key ?? (name === 'id' ? 1 : 'new') };
  const value = { ...named, ...row };
  validate(
    schema,
    { yaml: { file: '', value, lineOf: () => undefined }, root: '', path: [] },
    ({ field = '', message, means }) =>
      problems.push({ field, message: inDeskWords(message), ...(means && { means }) }),
  );
  return problems;
}

function saidOf({ when, status }: Row & { when: When }, today: CivilDay): string[] {
  const schedule = scheduleOf({ when, status: status as never }, today);
  return schedule ? nextDaysInWords(schedule, today, SAID) : [];
}

function daysOf(when: When, today: CivilDay): string[] {
  const announced = scheduleOf({ when }, today);
  if (!announced) return [];
  const days = occurrences(announced, today, today + DAYS_AHEAD).map(({ start, end }) =>
    [...new Set([start, end])].map(dayText).join('/'),
  );
  return [...new Set(days)].slice(0, OFFERED);
}
