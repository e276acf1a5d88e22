/** `./guide`, `./guide --help`, `./guide help COMMAND`; anything else exits with status 1. */

import { nearestName } from '../model/nearest-name.ts';
import { COMMANDS, type CommandName } from './command-line/command-table.ts';
import { printError } from './command-line/print-lines.ts';
import { help, invocation, overview } from './command-line/usage.ts';

/** Set by the launcher in a copy without sources: the commands that work there. */
const has = process.env.GUIDE_HAS?.split(',');

const HELP = ['help', '--help', '-h'];

const [first = 'help', ...others] = process.argv.slice(2);
const word = HELP.includes(first) ? others.find((other) => !HELP.includes(other)) : first;

if (word === undefined) process.stdout.write(`${overview(has)}\n`);
else if (word !== first && isCommand(word)) process.stdout.write(`${help(word)}\n`);
else refuse(word);

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

function refuse(name: string): void {
  process.exitCode = 1;
  if (isCommand(name) && has && !has.includes(name)) {
    printError(
      `${invocation(name)} does not work in this copy of the guide, which lacks its sources. Nothing was written.\n\n${overview(has)}`,
    );
    return;
  }
  const nearest = nearestName(name, Object.keys(COMMANDS).filter(isCommand));
  const meant = nearest === undefined ? '' : ` Did you mean ${invocation(nearest)}?`;
  printError(
    `The guide has no command ${JSON.stringify(name)}.${meant} Nothing was written.\n\n${overview(has)}`,
  );
}
