import { type CivilDay, parseDay } from '../../model/day/civil-day.ts';
import type { OptionShape } from './command-table.ts';

type Options = Readonly<Record<string, OptionShape>>;

/** The command doesn't take what was typed. */
export class CommandLineError extends Error {}

/** What follows an option as words of their own, such as `--explain events 18`. */
const WORDS: Partial<Record<OptionShape['takes'], RegExp>> = {
  event: /^(?:events?(?: \d+(?= |$))?)?/u,
};

/** The arguments with a value, which may be empty, for each option of which words of their own follow. */
export function withFollowingWords(args: readonly string[], options: Options): string[] {
  const joined: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    const { takes = 'nothing' } = (arg.startsWith('--') && options[arg.slice(2)]) || {};
    const [value = ''] = WORDS[takes]?.exec(args.slice(index + 1, index + 3).join(' ')) ?? [];
    joined.push(WORDS[takes] ? `${arg}=${value}` : arg);
    index += value === '' ? 0 : value.split(' ').length;
  }
  return joined;
}

/** An option's value from its text. Throws CommandLineError if the option doesn't take that. */
export function readValue(
  option: string,
  { takes, most = Number.POSITIVE_INFINITY }: OptionShape,
  value: unknown,
): boolean | number | string | undefined {
  if (takes === 'nothing') return value === true;
  if (typeof value !== 'string') return undefined;
  if (takes === 'text') return readText(option, most, value);
  if (takes === 'day') return readDay(option, value);
  if (takes === 'event') return readEvent(option, value);
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new CommandLineError(`--${option} takes a whole number, such as --${option} 3.`);
}

function readText(option: string, most: number, value: string): string {
  const { length } = [...value];
  if (value.trim() === '')
    throw new CommandLineError(`--${option} takes words, such as --${option} "Prices for spring".`);
  if (length <= most) return value;
  throw new CommandLineError(`--${option} takes ${most} characters at most; these are ${length}.`);
}

function readDay(option: string, value: string): CivilDay {
  const day = parseDay(value);
  if (day !== undefined) return day;
  throw new CommandLineError(`--${option} takes a day, such as --${option} 2027-03-01.`);
}

function readEvent(option: string, value: string): number {
  const [, id] = /^events? ([1-9]\d{0,8})$/u.exec(value) ?? [];
  if (id !== undefined) return Number(id);
  throw new CommandLineError(
    `--${option} takes an event by its id, such as --${option} events 18.`,
  );
}

/** Throws CommandLineError if two of the given options contradict each other. */
export function refuseContradictions(given: readonly string[], options: Options): void {
  for (const option of given) {
    const other = options[option]?.without?.find((name) => given.includes(name));
    if (other !== undefined)
      throw new CommandLineError(`--${option} and --${other} do not go together.`);
  }
}
