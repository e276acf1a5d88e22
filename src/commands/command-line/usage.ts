import { COMMANDS, type CommandName, type OptionShape, shapeOf } from './command-table.ts';

/** The commands of those who own or host a site; the others are for developers. */
const OWNERS_COMMANDS = [
  'check',
  'publish',
  'pull',
  'history',
  'undo',
  'confirm',
  'backup',
  'desk',
  'export',
  'migrate',
  'build',
  'start',
] as const satisfies CommandName[];

const PLACEHOLDERS: Record<OptionShape['takes'], string> = {
  nothing: '',
  text: ' "…"',
  number: ' N',
  day: ' YYYY-MM-DD',
  event: ' events ID',
};

/** How the command is typed. */
export function invocation(name: CommandName): string {
  return `./guide ${name}`;
}

/** Each form of the command and what it does, a line each. */
export function usage(name: CommandName): string {
  const { does, operands, options } = shapeOf(name);
  return columns([
    [invocation(name) + (operands.most > 0 ? ` [${operands.named}]` : ''), does],
    ...Object.entries(options).map(([option, { takes, does: effect }]): [string, string] => [
      `${invocation(name)} --${option}${PLACEHOLDERS[takes]}`,
      effect,
    ]),
  ]);
}

/** What `./guide COMMAND --help` shows. */
export function help(name: CommandName): string {
  const { more } = shapeOf(name);
  return more === undefined ? usage(name) : `${usage(name)}\n\n${more}`;
}

/** What `./guide --help` shows; if this copy lacks commands, only those that it has. */
export function overview(has?: readonly string[]): string {
  const owners = OWNERS_COMMANDS.filter((name) => has?.includes(name) ?? true);
  const list = columns(owners.map((name) => [invocation(name), shapeOf(name).does]));
  if (has) return `${list}\n\n./guide COMMAND --help lists the options of a command.`;
  const developers = Object.keys(COMMANDS).filter(
    (name) => !OWNERS_COMMANDS.some((owners) => owners === name),
  );
  return `${list}

./guide COMMAND --help lists the options of a command. It works in any folder, and installs what is
missing first. docs/content.md is about words, events and photos, docs/operations.md about servers.

For developers (CONTRIBUTING.md):
${[...developers, 'lint', 'test'].sort().join(', ')}`;
}

function columns(lines: readonly (readonly [form: string, effect: string])[]): string {
  const width = Math.max(...lines.map(([form]) => form.length));
  return lines.map(([form, effect]) => `${form.padEnd(width)}  ${effect}`).join('\n');
}
