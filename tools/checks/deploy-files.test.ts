import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from '../../src/server/connections/metrics.ts';
import { readEnvironment } from '../../src/server/process/environment.ts';

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

test('the server that faces the internet cannot reach what people at the desk have, as the desk runs as the same user', () => {
  const desk = readFileSync('deploy/guide-desk@.service', 'utf8');
  const [folder] = /(?<=^StateDirectory=).+$/m.exec(desk) ?? [];
  expect(unit).toContain(`\nInaccessiblePaths=-/var/lib/${folder}/desk\n`);
  // What isn't there when the server starts cannot be hidden from it.
  const [, instructions = ''] = readFileSync('docs/operations/desk.md', 'utf8').split(
    '## On a server',
  );
  expect(instructions).toMatch(
    /^install -d -m 700 .* \/var\/lib\/guide\/main\/desk\nsystemctl restart guide@main\n[\s\S]*enable --now guide-desk@main$/m,
  );
});

const units = globSync('deploy/*.{service,timer}');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd finds nothing wrong with any unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(units.length).toBeGreaterThanOrEqual(7);
  const names = units.map((file) => {
    const text = readFileSync(file, 'utf8');
    const name = basename(file);
    writeFileSync(join(folder, name), text.replaceAll(/^ExecStart=\S+/gm, 'ExecStart=/bin/true'));
    return join(folder, name.replace('@.', '@main.'));
  });
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...names], {
    encoding: 'utf8',
  });
  const ours = stderr.split('\n').filter((line) => line.includes('guide'));
  expect([status, ours]).toEqual([0, []]);
});

/** In tenths, as `systemd-analyze security` rates it: 0 is closed, 100 open; versions differ by some. */
const EXPOSURES = {
  'guide@.service': 20,
  'guide-desk@.service': 20,
  'guide-backup@.service': 20,
  'guide-export.service': 20,
  // It runs as root, because it replaces the program and restarts servers.
  'guide-update.service': 60,
};

test.skipIf(!hasSystemd).each(Object.entries(EXPOSURES))(
  'systemd rates the exposure of %s at most %i tenths',
  (name, most) => {
    const folder = mkdtempSync(join(tmpdir(), 'guide-units-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, name.replace('@.', '@main.'));
    cpSync(join('deploy', name), file);
    const options = ['security', '--offline=true', `--threshold=${most}`, file];
    const { status, stdout } = spawnSync('systemd-analyze', options, { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, expect.stringContaining('Overall exposure')]);
  },
);

test('what reads content has a limit of memory and of tasks, and what runs once has an end', () => {
  for (const file of globSync('deploy/*.service')) {
    const text = readFileSync(file, 'utf8');
    if (/^User=guide$/m.test(text)) {
      expect(text, file).toMatch(/^MemoryMax=\d+[MG]$/m);
      expect(text, file).toMatch(/^TasksMax=\d+$/m);
    }
    if (/^Type=oneshot$/m.test(text)) expect(text, file).toMatch(/^TimeoutStartSec=\d+\w+$/m);
  }
});

test('Prometheus is asked only for metrics that the server has, and each alert is documented', () => {
  const metrics = new Metrics({ press: { current: undefined }, status: () => undefined });
  const known = [...metrics.write().matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  const { groups } = parse(readFileSync('deploy/guide-alerts.yml', 'utf8')) as {
    groups: { rules: { alert: string; expr: string; annotations: object }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  // What the phone shows of an alert.
  for (const { annotations } of rules)
    expect(Object.keys(annotations)).toEqual(['summary', 'description']);
  const asked = rules.flatMap(({ expr }) => expr.match(/\b(?:guide|process|nodejs)_\w+/g) ?? []);
  expect(asked.length).toBeGreaterThanOrEqual(6);
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
  const documented = readFileSync('docs/operations/monitoring.md', 'utf8').match(
    /\bGuide[A-Z]\w+/g,
  );
  expect([...new Set(documented)].sort()).toEqual(rules.map(({ alert }) => alert).sort());
});

test('an alert tells of a job that tries again until it succeeds, too: systemd never calls it failed', () => {
  const alerts = readFileSync('deploy/guide-alerts.yml', 'utf8');
  const jobs = globSync('deploy/*.service')
    .filter((file) => /^Type=oneshot\n[\s\S]*^Restart=/m.test(readFileSync(file, 'utf8')))
    .map((file) => basename(file));
  expect(jobs).toEqual(['guide-export.service']);
  for (const job of jobs) expect(alerts).toContain(`{name="${job}",state="activating"} == 1`);
});

test("the settings files in the documentation are ones that the server accepts, with a port of each site's own", () => {
  const files = globSync('docs/operations/*.md').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /^cat > \/etc\/guide\/\w+\.env <<'END'\n([\s\S]*?)^END$/gm,
    ),
  ]);
  const environments = files.map(([, text = '']) =>
    readEnvironment(parseEnv(text) as Record<string, string>),
  );
  expect(environments.map(({ port, metricsPort, host }) => [port, metricsPort, host])).toEqual([
    [3000, 9300, '127.0.0.1'],
    [3001, 9301, '127.0.0.1'],
  ]);
});

test('every file of deploy/ is mentioned in the documentation', () => {
  const pages = globSync('docs/**/*.md')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(readdirSync('deploy').filter((file) => !pages.includes(`deploy/${file}`))).toEqual([]);
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

test('another site of the same machine has nginx’s names of its own, and the words that visitors read', () => {
  const doc = readFileSync('docs/operations/several-sites.md', 'utf8');
  const [, script = ''] = /^sed '(s\/guide\/barn\/g[^']*)'/m.exec(doc) ?? [];
  const nginx = readFileSync('deploy/nginx.conf', 'utf8');
  const { status, stdout } = spawnSync('sed', [script], { input: nginx, encoding: 'utf8' });
  expect([status, script === '']).toEqual([0, false]);
  const wordsOf = (text: string) =>
    [...text.matchAll(/return \d+ '(.*)';/g)].map(([, page]) => page);
  expect(wordsOf(nginx)).not.toEqual([]);
  expect(wordsOf(stdout)).toEqual(wordsOf(nginx));
  const namesOf = (text: string) =>
    [...text.matchAll(/^upstream (\w+)|keys_zone=(\w+)|shared:(\w+)/gm)].map(([name]) => name);
  expect(namesOf(stdout).filter((name) => namesOf(nginx).includes(name))).toEqual([]);
});

test('without a database, a backup is tried by commands that need none', () => {
  const doc = readFileSync('docs/operations/backups.md', 'utf8');
  const [, trying = ''] = doc.split('## Trying it, every three months');
  const [first = '', second = ''] = [...trying.matchAll(/```sh\n([\s\S]*?)```/g)].map(
    ([, sh]) => sh,
  );
  expect(first).toContain('guide check "$trial"');
  expect(first).not.toMatch(/postgres|psql|DATABASE|owner\.env/);
  expect(second).toContain('pg_restore');
});
