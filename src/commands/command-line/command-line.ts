import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printable } from '../../content/printable.ts';
import { type CivilDay, parseDay } from '../../model/day/civil-day.ts';
import { nearestName } from '../../model/nearest-name.ts';
import {
  type COMMANDS,
  type CommandName,
  type CommandShape,
  type OptionShape,
  shapeOf,
} from './command-table.ts';
import { help, invocation, usage } from './usage.ts';

type Options<Name extends CommandName> = (typeof COMMANDS)[Name] extends { options: infer Own }
  ? Own
  : Record<never, never>;

type Value<Shape> = Shape extends { takes: 'nothing' }
  ? boolean
  : (Shape extends { takes: 'number' | 'day' | 'event' } ? number : string) | undefined;

export interface CommandLine<Name extends CommandName> {
  options: { [Option in keyof Options<Name>]: Value<Options<Name>[Option]> };
  /** All other arguments; folders are relative to the project's folder. */
  operands: string[];
}

/** Parses what follows the command's name. Prints the usage and exits for --help and mistakes. */
export function readCommandLine<Name extends CommandName>(
  name: Name,
  args: readonly string[] = process.argv.slice(2),
) {
  try {
    if (args.includes('--help')) return end(0, help(name));
    return parse(name, args) as CommandLine<Name>;
  } catch (error) {
    if (error instanceof CommandLineError)
      return end(1, `${error.message} Nothing was written.\n\n${usage(name)}`);
    throw error;
  }
}

function end(status: 0 | 1, text: string): never {
  const stream = status === 0 ? process.stdout : process.stderr;
  stream.write(`${printable(text)}\n`);
  process.exit(status);
}

function parse(name: CommandName, typed: readonly string[]): CommandLine<CommandName> {
  const { options, operands } = shapeOf(name);
  const args = withFollowingWords(typed, options);
  const config = Object.fromEntries(
    Object.entries(options).map(([option, { takes }]) => [
      option,
      { type: takes === 'nothing' ? 'boolean' : 'string' } as const,
    ]),
  );
  const known = Object.keys(options);
  const { tokens } = parseArgs({
    args,
    options: config,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'option' && !known.includes(token.name))
      throw new CommandLineError(
        `${invocation(name)} has no option ${token.rawName}.${suggestion(token.name, known)}`,
      );
  }
  const stray = tokens.filter((token) => token.kind === 'positional')[operands.most]?.value;
  if (stray !== undefined)
    throw new CommandLineError(
      `${invocation(name)} does not take ${JSON.stringify(stray)}.${suggestion(stray, known)}`,
    );
  const { values, positionals } = parseStrictly(args, config);
  refuseContradictions(Object.keys(values), options);
  const read = Object.entries(options).map(([option, shape]) => [
    option,
    readValue(option, shape, values[option]),
  ]);
  return {
    options: Object.fromEntries(read),
    operands: operands.areFolders ? positionals.map(folderAsTyped) : positionals,
  };
}

/** Folders are relative to where `./guide` was typed. Drops the slash that shells append. */
function folderAsTyped(folder: string): string {
  const { GUIDE_CALLED_FROM: calledFrom = '' } = process.env;
  if (resolve(calledFrom) !== process.cwd() || folder === '.') return resolve(calledFrom, folder);
  return folder.replace(/(?<=[^/\\])[/\\]+$/, '');
}

function parseStrictly(
  args: readonly string[],
  options: Record<string, { type: 'boolean' | 'string' }>,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new CommandLineError(`${reason.replace(/\.$/, '')}.`);
  }
}

function suggestion(written: string, known: readonly string[]): string {
  const nearest = nearestName(written, known);
  return nearest === undefined ? '' : ` Did you mean --${nearest}?`;
}

class CommandLineError extends Error {}

/** What follows an option as words of their own, such as `--explain events 18`. */
const WORDS: Partial<Record<OptionShape['takes'], RegExp>> = {
  event: /^(?:events?(?: \d+(?= |$))?)?/u,
};

/** Joins each option and the words that follow it, if any, with `=`. */
function withFollowingWords(args: readonly string[], options: CommandShape['options']): string[] {
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

function readValue(
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

function refuseContradictions(given: readonly string[], options: CommandShape['options']): void {
  for (const option of given) {
    const other = options[option]?.without?.find((name) => given.includes(name));
    if (other !== undefined)
      throw new CommandLineError(`--${option} and --${other} do not go together.`);
  }
}
