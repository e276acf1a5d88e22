/**
 * `./guide` and `./guide --help`: lists the commands. `./guide help publish` shows one command's
 * help. Anything else is no command: this says which one was probably meant, with exit status 1.
 */

import { nearestName } from '../model/nearest-name.ts';
import { COMMANDS, type CommandName } from './command-line/command-table.ts';
import { printError } from './command-line/print-lines.ts';
import { help, invocation, overview } from './command-line/usage.ts';

const HELP = ['help', '--help', '-h'];

const [first = 'help', ...others] = process.argv.slice(2);
const word = HELP.includes(first) ? others.find((other) => !HELP.includes(other)) : first;

if (word === undefined) process.stdout.write(`${overview()}\n`);
else if (word !== first && isCommand(word)) process.stdout.write(`${help(word)}\n`);
else refuse(word);

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

function refuse(name: string): void {
  const nearest = nearestName(name, Object.keys(COMMANDS).filter(isCommand));
  const meant = nearest === undefined ? '' : ` Did you mean ${invocation(nearest)}?`;
  printError(
    `The guide has no command ${JSON.stringify(name)}.${meant} Nothing was written.\n\n${overview()}`,
  );
  process.exitCode = 1;
}
