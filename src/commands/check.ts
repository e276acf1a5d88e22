/** `./guide check [FOLDER]`: reports faults, what visitors would miss, and what waits. */
import { join } from 'node:path';
import { contentTables } from '../app/content-tables.ts';
import {
  type ContentProblem,
  ContentProblems,
  describeProblems,
} from '../content/content-source.ts';
import { requireFolder } from '../content/files/require-folder.ts';
import { gonePages, knownAddresses } from '../content/following/gone-pages.ts';
import { waitingLosses } from '../content/following/waiting-losses.ts';
import { MEASURED_FOLDER, PictureSurvey } from '../content/pictures/picture-survey.ts';
import { type ContentEntries, readContentFolder } from '../content/reading/content-folder.ts';
import { fileSetsOf } from '../content/versions/file-sets.ts';
import { scheduleOf } from '../features/events/upcoming-events.ts';
import { dayText } from '../model/day/civil-day.ts';
import { texasDay } from '../model/day/texas-day.ts';
import { nextDaysInWords } from '../model/when/next-days.ts';
import { readWhen } from '../model/when/read-when.ts';
import { EnvironmentError, readEnvironment } from '../server/process/environment.ts';
import { type CheckResult, checkGuide } from './check/check-guide.ts';
import { readCommandLine } from './command-line/command-line.ts';
import { printError, printJson, printLines } from './command-line/print-lines.ts';

const {
  operands: [folder],
  options: { on, strict, json, all, explain },
} = readCommandLine('check');

const today = on ?? texasDay(Date.now());

/** Next days named in an explanation, and with a fault. */
const EXPLAINED = 5;
const NAMED = 3;

try {
  if (explain === undefined) report(await check());
  else await explainEvent(explain);
} catch (error) {
  if (!(error instanceof EnvironmentError) && !(error instanceof ContentProblems)) throw error;
  printError(error.message);
  process.exitCode = 1;
}

async function check(): Promise<CheckResult> {
  const { contentFolder, cacheFolder, dataFolder } = readEnvironment(process.env);
  if (folder === undefined) await requireFolder(contentFolder);
  const survey = PictureSurvey.remembering(join(cacheFolder, MEASURED_FOLDER));
  if (folder !== undefined) return checkGuide(folder, today, { survey });
  // What only a running guide needs must not stop the check.
  const addresses = await knownAddresses(dataFolder).catch(() => []);
  const read = await readContentFolder(contentFolder, contentTables);
  const result = await checkGuide(contentFolder, today, { survey, addresses, read });
  const fileSets = fileSetsOf(contentTables);
  const waiting = await waitingLosses(contentFolder, dataFolder, fileSets).catch(() => []);
  return {
    ...result,
    warnings: waiting.length === 0 ? result.warnings : [...waiting, ...withoutDeadLinks(result)],
    notices: [...result.notices, ...gonePages(contentFolder, read, addresses, contentTables)],
  };
}

/** Links to what is held back work; the others are reported once that is settled. */
function withoutDeadLinks({ warnings }: CheckResult): ContentProblem[] {
  return warnings.filter(({ message }) => !message.includes('which is not a page of the site'));
}

async function explainEvent(id: number): Promise<void> {
  const { contentFolder } = readEnvironment(process.env);
  const { entries } = await readContentFolder(folder ?? contentFolder, contentTables);
  const found = entries.events.find(({ value }) => value.id === id);
  if (found) return printLines(explanation(found));
  printError(`events.yaml has no event ${id} without faults; ./guide check names them.`);
  process.exitCode = 1;
}

function explanation({ value, place }: ContentEntries['events'][number]): string[] {
  const head = `${place.yaml.file}:${place.yaml.lineOf(place.path)} “${value.title}”`;
  const schedule = scheduleOf(value, today);
  if (schedule === undefined)
    return [`${head}: its days are only text, “${value.date}”, so no calendar has them`];
  const days = nextDaysInWords(schedule, today, EXPLAINED);
  const written = JSON.stringify(value.when ?? [value.startDate, value.endDate]);
  return days.length === 0
    ? [`${head}: ${written} is over for good on ${dayText(today)}`]
    : [`${head}: ${written} means`, ...days.map((day) => `  ${day}`)];
}

function report(result: CheckResult): void {
  if (json) printJson(asJson(result));
  else reportInWords(result);
  const { problems, contradictions } = result;
  process.exitCode = problems.length > 0 || (strict && contradictions.length > 0) ? 1 : 0;
}

function asJson({ facts, problems, warnings, contradictions }: CheckResult) {
  return {
    day: dayText(today),
    facts,
    faults: problems,
    warnings: warnings.filter((warning) => !contradictions.includes(warning)),
    contradictions,
  };
}

function reportInWords(result: CheckResult): void {
  const { problems, consequences, warnings, notices, scope } = result;
  const aging = result.aging();
  printLines(
    describeProblems(all ? [...notices, ...aging] : notices).map((line) => `note: ${line}`),
  );
  if (aging.length > 0 && !all)
    printLines([
      `note: ${count(aging.length, 'entry')} with facts that are old, soon will be, or are missing; ./guide check --all lists them`,
    ]);
  printLines(describeProblems(warnings).map((line) => `warning: ${line}`));
  for (const line of describeProblems(problems.map(withDays))) printError(`fault: ${line}`);
  const warned = warnings.length === 0 ? 'no warnings' : count(warnings.length, 'warning');
  const summary =
    problems.length === 0
      ? `The content is good${on === undefined ? '' : ` on ${dayText(on)}`}, with ${warned}: ${scope}.`
      : `${count(problems.length, 'fault')}, ${warned}. ${consequences.join(' ')}`;
  printLines([summary]);
}

function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : noun.replace(/y$/u, 'ie').concat('s')}`;
}

function withDays(problem: ContentProblem): ContentProblem {
  const { means, message } = problem;
  if (means === undefined) return problem;
  const days = nextDaysInWords(readWhen(means), today, NAMED).join('; ');
  return { ...problem, message: `${message}: that would be ${days}` };
}
