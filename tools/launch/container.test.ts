import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** What works where nothing can be built. */
const WORKING = ['backup', 'check', 'confirm', 'history', 'migrate', 'publish', 'pull', 'undo'];

/** The files that deploy/Containerfile copies into the image, but the built ones. */
function container(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-container-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = readFileSync('deploy/Containerfile', 'utf8');
  for (const [, path = ''] of file.matchAll(/^COPY --from=build \/srv\/guide\/(\S+) /gmu))
    if (path === 'node_modules') symlinkSync(resolve(path), join(folder, path));
    else if (path !== 'dist') cpSync(path, join(folder, path), { recursive: true });
  return folder;
}

test('in the container, --help lists what works there, and each of it does; the rest is refused', () => {
  const folder = container();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    CONTENT_DIR: join(folder, 'content'),
    CACHE_DIR: join(folder, 'cache'),
    DATA_DIR: join(folder, 'data'),
  };
  delete env.DATABASE_URL;
  // The container's Node is as new as the tests' own; `node` in PATH can be older.
  const guide = (...args: string[]) =>
    spawnSync(process.execPath, [join(folder, 'guide'), ...args], {
      encoding: 'utf8',
      env,
      cwd: tmpdir(),
    });
  const { status, stdout } = guide('--help');
  expect(status).toBe(0);
  const listed = [...stdout.matchAll(/^\.\/guide ([a-z]+) /gmu)].map(([, name]) => name ?? '');
  expect(listed.sort()).toEqual(WORKING);
  expect(stdout).not.toContain('developers');
  for (const name of listed) {
    const help = guide(name, '--help');
    expect([name, help.status, help.stderr]).toEqual([name, 0, '']);
  }
  expect(guide('check').stdout).toContain('The content is good');
  for (const name of ['migrate', 'publish', 'pull'])
    expect(guide(name).stderr).toMatch(/^Set DATABASE_URL to the address of the database/m);
  for (const name of ['start', 'build', 'export', 'desk', 'dev', 'bench', 'lint', 'test']) {
    const refused = guide(name);
    expect([name, refused.status]).toEqual([name, 1]);
    expect(refused.stderr).not.toContain('Cannot find module');
    expect(refused.stderr).toContain('Nothing was written');
  }
});

test('what Git ignores, such as passwords and the versions of the content, reaches no image', () => {
  const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n');
  const ignored = linesOf('.gitignore').map((line) => `**/${line.replace(/\/$/u, '')}`);
  expect(linesOf('.dockerignore').sort()).toEqual(['.git', ...ignored].sort());
});
