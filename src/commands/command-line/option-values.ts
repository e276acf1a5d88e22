import { type CivilDay, parseDay } from '../../model/day/civil-day.ts';
import type { OptionShape } from './command-table.ts';

type Options = Readonly<Record<string, OptionShape>>;

/** The command doesn't take what was typed. */
export class CommandLineError extends Error {}

/**
 * The arguments with a value for each option that may stand alone: an empty one, or the number that
 * follows, as in `--history 7`.
 */
export function withOptionalNumbers(args: readonly string[], options: Options): string[] {
  return args.flatMap((arg, index) => {
    if (mayStandAlone(arg)) return `${arg}=${numberAfter(index)}`;
    return index > 0 && mayStandAlone(args[index - 1]) && numberAfter(index - 1) !== '' ? [] : arg;
  });

  function mayStandAlone(arg = ''): boolean {
    return arg.startsWith('--') && options[arg.slice(2)]?.takes === 'number or nothing';
  }

  function numberAfter(index: number): string {
    const next = args[index + 1] ?? '';
    return /^\d+$/.test(next) ? next : '';
  }
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
  if (takes === 'number or nothing' && value === '') return 'all';
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

/** Throws CommandLineError if two of the given options contradict each other. */
export function refuseContradictions(given: readonly string[], options: Options): void {
  for (const option of given) {
    const other = options[option]?.without?.find((name) => given.includes(name));
    if (other !== undefined)
      throw new CommandLineError(`--${option} and --${other} do not go together.`);
  }
}
