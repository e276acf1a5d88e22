/** `node tools/checks/check-arguments.ts COMMAND ARGUMENT …`: ends with status 1 if the command takes no such thing; for commands that begin on any Node. */
import { readCommandLine } from '../../src/commands/command-line/command-line.ts';
import type { CommandName } from '../../src/commands/command-line/command-table.ts';

const [name, ...args] = process.argv.slice(2);
readCommandLine(name as CommandName, args);
