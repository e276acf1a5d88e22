import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ProjectCopy } from '../fixtures/project-copy.ts';

const PROGRAM =
  "import { ensureBuilt } from './tools/build/build.ts'; await ensureBuilt(); console.log('starts');";

function start({ root }: ProjectCopy) {
  return spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
}

test('npm start with mistakes in the words stops before it builds: the mistakes of all files, no stack, and the last build untouched', () => {
  const project = new ProjectCopy();
  const built = join(project.root, 'dist/client/app.js');
  mkdirSync(join(built, '..'), { recursive: true });
  writeFileSync(built, 'built before');
  const words = readFileSync('content/pages/home.yaml', 'utf8').split('\n');
  const line = words.findIndex((text) => text.includes('answer: Most')) + 1;
  project.editWords('home.yaml', 'answer: Most', 'answer: Note: most');
  project.editWords('blog.yaml', 'title:', 'titel:');
  const { status, stdout, stderr } = start(project);
  expect(stderr.split('\n').filter((line) => line !== '')).toEqual([
    'Building …',
    'The words of the pages contain mistakes, so nothing was built. The last build is untouched.',
    expect.stringMatching(
      new RegExp(
        `^content/pages/home.yaml:${line}: is not valid YAML \\(.*\\); put text that contains a colon in quotes`,
      ),
    ),
    expect.stringMatching(
      /^content\/pages\/blog\.yaml:\d+ titel: is not a known field here; write title$/,
    ),
  ]);
  expect([status, stdout]).toEqual([1, '']);
  expect(readFileSync(built, 'utf8')).toBe('built before');
});

test('npm start builds again after a build that was cut off, and after an edit during one', () => {
  const project = new ProjectCopy();
  const file = join(project.root, 'src/app/edited.ts');
  const edit = (text: string) => writeFileSync(file, text);
  writeFileSync(
    join(project.root, 'tools/build/bundle.ts'),
    `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
mkdirSync('dist', { recursive: true });
const text = readFileSync('src/app/edited.ts', 'utf8');
if (text === 'cut off') process.kill(process.pid, 'SIGKILL');
if (text === 'edited meanwhile') writeFileSync('src/app/edited.ts', 'later');`,
  );
  const builds = () => start(project).stderr.startsWith('Building');
  for (const text of ['good', 'cut off', 'good', 'edited meanwhile']) {
    edit(text);
    expect([text, builds()]).toEqual([text, true]);
  }
  expect([builds(), builds()]).toEqual([true, false]);
});
