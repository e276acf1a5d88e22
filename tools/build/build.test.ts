import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ProjectCopy } from '../fixtures/project-copy.ts';

test('npm start with mistakes in the words stops before it builds: the mistakes of all files, no stack, and the last build untouched', () => {
  const project = new ProjectCopy();
  const built = join(project.root, 'dist/client/app.js');
  mkdirSync(join(built, '..'), { recursive: true });
  writeFileSync(built, 'built before');
  project.editWords('home.yaml', 'answer: Most', 'answer: Note: most');
  project.editWords('blog.yaml', 'title:', 'titel:');
  const program =
    "import { ensureBuilt } from './tools/build/build.ts'; await ensureBuilt(); console.log('starts');";
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', program],
    {
      cwd: project.root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    },
  );
  expect(stderr.split('\n').filter((line) => line !== '')).toEqual([
    'Building …',
    'The words of the pages contain mistakes, so nothing was built. The last build is untouched.',
    expect.stringMatching(
      /^content\/pages\/home\.yaml:57: is not valid YAML \(.*\); put text that contains a colon in quotes/,
    ),
    expect.stringMatching(
      /^content\/pages\/blog\.yaml:\d+ titel: is not a known field here; write title$/,
    ),
  ]);
  expect([status, stdout]).toEqual([1, '']);
  expect(readFileSync(built, 'utf8')).toBe('built before');
});
