import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMANDS, type CommandName, shapeOf } from './command-line/command-table.ts';

function guide(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('./guide', args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('./guide', () => {
  test.each([[[]], [['--help']], [['help']], [['-h']]])(
    '%j lists every command once, those for owners first',
    (args) => {
      const { status, stdout, stderr } = guide(...args);
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^\.\/guide check +checks the content/);
      const listed = [
        ...[...stdout.matchAll(/^\.\/guide ([a-z]+) /gm)].map(([, name]) => name),
        ...(stdout.split('For developers (CONTRIBUTING.md):\n')[1]?.trim().split(', ') ?? []),
      ];
      expect(listed.sort()).toEqual([...Object.keys(COMMANDS), 'lint', 'test'].sort());
    },
  );

  test.each(['check', 'publish', 'pull', 'migrate', 'export', 'start', 'build'] as const)(
    '%s --help lists its options with what each does; help with its name says the same',
    (command) => {
      const { status, stdout, stderr } = guide(command, '--help');
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(new RegExp(`^\\./guide ${command}( \\[FOLDER\\])? +[a-z]`));
      for (const [option, { does }] of Object.entries(shapeOf(command).options))
        expect(stdout).toMatch(new RegExp(`^\\./guide ${command} --${option}\\b.*  ${does}$`, 'm'));
      expect(guide('help', command)).toEqual({ status, stdout, stderr });
    },
  );

  test.each([
    [['pubish'], 'The guide has no command "pubish". Did you mean ./guide publish?'],
    [['chek', '--help'], 'The guide has no command "chek". Did you mean ./guide check?'],
    [['help', 'migrte'], 'The guide has no command "migrte". Did you mean ./guide migrate?'],
    [['--dry-run', 'publish'], 'The guide has no command "--dry-run".'],
    [['constructor'], 'The guide has no command "constructor".'],
  ])('%j is refused, and the message says what to type', (args, message) => {
    const { status, stdout, stderr } = guide(...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/\n\n\.\/guide check /);
    expect(stderr.split('\n\n')[0]).toBe(`${message} Nothing was written.`);
  });
});

test('the launcher, which cannot read the table, knows which commands take folders', () => {
  const names = Object.keys(COMMANDS) as CommandName[];
  const folders = names.filter((name) => shapeOf(name).operands.areFolders);
  const launcher = readFileSync('tools/launch/launch.mjs', 'utf8');
  const [, list = ''] = /^const TAKE_FOLDERS = \[(.*)\];$/m.exec(launcher) ?? [];
  expect(list.replaceAll("'", '').split(', ')).toEqual(folders);
});
