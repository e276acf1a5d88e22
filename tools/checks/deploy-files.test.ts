import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const unit = readFileSync('deploy/guide@.service', 'utf8');
const newServer = readFileSync('docs/operations/new-server.md', 'utf8');

test('systemd restarts the server however often it dies', () => {
  const section = /^\[Unit\]\n([\s\S]*?)^\[/m.exec(unit)?.[1];
  expect(section).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^Restart=always$/m);
});

test('the documentation makes the settings file, which holds the password, readable by root only', () => {
  const file = /^EnvironmentFile=(.+)$/m.exec(unit)?.[1]?.replace('%i', 'main');
  expect(newServer).toContain(`install -m 600 -o root -g root /dev/null ${file}`);
});

test('a timer exports the static site each night after midnight in Texas, to folders that it may write', () => {
  const timer = readFileSync('deploy/guide-export.timer', 'utf8');
  expect(timer).toMatch(/^OnCalendar=\*-\*-\* 00:05:00 America\/Chicago$/m);
  const service = readFileSync('deploy/guide-export.service', 'utf8');
  const target = /^ExecStart=.* dist\/server\/export\.js (\S+)$/m.exec(service)?.[1];
  expect(service).toContain(`\nReadWritePaths=${target} ${target}-nginx\n`);
  const instructions = readFileSync('docs/static-export.md', 'utf8');
  expect(instructions).toContain(`install -d -o guide ${target} ${target}-nginx`);
});

test.each(['migrate', 'publish', 'pull'])(
  './guide %s finds what it needs in the container',
  (command) => {
    const container = mkdtempSync(join(tmpdir(), 'guide-container-'));
    onTestFinished(() => rmSync(container, { recursive: true, force: true }));
    const copied = [
      ...readFileSync('deploy/Containerfile', 'utf8').matchAll(
        /^COPY --from=build \/srv\/guide\/(\S+) /gm,
      ),
    ];
    for (const [, path = ''] of copied) {
      if (path === 'dist') continue;
      mkdirSync(dirname(join(container, path)), { recursive: true });
      if (path === 'node_modules') symlinkSync(resolve(path), join(container, path));
      else cpSync(path, join(container, path), { recursive: true });
    }
    const { DATABASE_URL: _, ...env } = process.env;
    const { stderr } = spawnSync(join(container, 'guide'), [command], { encoding: 'utf8', env });
    expect(stderr).toMatch(/^Set DATABASE_URL to the address of the database/m);
  },
);
