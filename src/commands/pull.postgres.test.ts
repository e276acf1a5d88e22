import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ageFiles } from '../content/fixtures/write-folder.ts';
import { openDatabase } from '../content/postgres/fixtures/database.ts';
import { Publisher } from '../content/publish/fixtures/publisher.ts';
import { filesIn } from './fixtures/files-in.ts';
import { runInMemory } from './fixtures/run-in-memory.ts';

const DRAFT =
  '---\ntitle: A draft\nexcerpt: Not done.\ncategory: Travel Guides\nimageUrl: /images/a.svg\npublishedAt: March 1, 2026\nreadTime: 1 min read\n---\nWords.\n';
const COMMENT = '# Ask Ruth about the market.\n';

/** A small published guide in its own folder, with a way to run the commands on it. */
async function openPublished() {
  const { url, store } = await openDatabase();
  const root = mkdtempSync(join(tmpdir(), 'guide-pull-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'content');
  const publisher = new Publisher(store, 'owner', folder);
  await publisher.writeSample();
  await publisher.publish();
  const run = (name: string, ...args: string[]) =>
    runInMemory(name, args, { DATABASE_URL: url, CONTENT_DIR: folder });
  const edit = (file: string, change: (text: string) => string) => {
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
    ageFiles(folder);
  };
  /** A colleague publishes another time for the first event. */
  const publishTime = async (time: string) => {
    using colleague = new Publisher(store, 'colleague');
    await colleague.pull();
    const file = join(colleague.folder, 'events.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/time: .*/, `time: ${time}`));
    await colleague.publish();
  };
  return { url, root, folder, run, edit, publishTime };
}

test('a draft and an edited post are neither deleted nor overwritten; --force keeps copies of both next to the folder', async () => {
  const { root, folder, run, edit } = await openPublished();
  writeFileSync(join(folder, 'blog/0015-draft.md'), DRAFT);
  edit('blog/0007-post-7.md', (text) => text.replace('An excerpt.', 'Two hours of work.'));
  const before = filesIn(folder);
  const refused = await run('pull');
  expect(refused).toMatchObject({ status: 1, output: '' });
  expect(refused.errors).toContain('contain unpublished work');
  expect(refused.errors).toContain('~ posts 7 "Post 7": excerpt\n+ posts 15 "A draft"\n');
  expect(refused.errors).toContain(
    `~ ${folder}/blog/0007-post-7.md\n- ${folder}/blog/0015-draft.md\n`,
  );
  expect(filesIn(folder)).toEqual(before);

  const forced = await run('pull', '--force');
  expect(forced).toMatchObject({ status: 0, errors: '' });
  const backup = /^The files being replaced were copied to (.*)$/m.exec(forced.output)?.[1] ?? '';
  expect(backup).toMatch(new RegExp(`^${root}/content-backup-\\d{4}-\\d\\d-\\d\\dT[\\d-]+$`));
  expect(filesIn(backup)).toEqual({
    'blog/0007-post-7.md': before['blog/0007-post-7.md'],
    'blog/0015-draft.md': DRAFT,
  });
  expect(existsSync(join(folder, 'blog/0015-draft.md'))).toBe(false);
  expect((await run('publish')).output).toMatch(/^Nothing has changed/m);
});

test('a dry run reports what would change and that --force would be needed, and writes nothing', async () => {
  const { root, folder, run, publishTime } = await openPublished();
  await publishTime('noon');
  const before = filesIn(root);
  const known = await run('pull', '--dry-run');
  expect(known).toMatchObject({
    status: 0,
    output: `~ ${folder}/events.yaml\n1 file would change. This was a dry run: nothing was written.\n`,
  });
  expect(filesIn(root)).toEqual(before);
  writeFileSync(join(folder, 'blog/0015-draft.md'), DRAFT);
  expect((await run('pull', '--dry-run')).output).toContain(
    'so --force would be needed. This was a dry run',
  );
  expect(readFileSync(join(folder, 'blog/0015-draft.md'), 'utf8')).toBe(DRAFT);
});

test('files that match any earlier publish are replaced without asking', async () => {
  const { folder, run, edit, publishTime } = await openPublished();
  const old = filesIn(folder);
  edit('site.yaml', (text) => text.replace(/^phone: .*$/m, 'phone: (830) 555-0100'));
  await run('publish');
  await publishTime('noon');
  for (const [name, text] of Object.entries(old)) writeFileSync(join(folder, name), text);
  expect((await run('pull')).output).toBe(
    `~ ${folder}/events.yaml\n~ ${folder}/site.yaml\n2 files changed; the files match version 3.\n`,
  );
});

test('files as they were last pulled are replaced without asking, even if they were never published', async () => {
  const { run, edit, publishTime } = await openPublished();
  for (const time of ['noon', 'dusk']) {
    await publishTime(time);
    expect(await run('pull')).toMatchObject({
      status: 0,
      output: expect.stringContaining('1 file changed'),
    });
  }
  await publishTime('dawn');
  edit('events.yaml', (text) => text.replace('dusk', '8 pm'));
  expect(await run('pull')).toMatchObject({
    status: 1,
    errors: expect.stringContaining('~ events 1 "Fair": time'),
  });
});

test('a comment is not a reason to refuse, and it stays', async () => {
  const { folder, run, publishTime } = await openPublished();
  appendFileSync(join(folder, 'events.yaml'), COMMENT);
  ageFiles(folder);
  await publishTime('noon');
  expect((await run('pull')).status).toBe(0);
  expect(readFileSync(join(folder, 'events.yaml'), 'utf8')).toContain(COMMENT);
});

test('YAML that cannot be read is not replaced; with --force its text is kept', async () => {
  const { folder, run, edit } = await openPublished();
  edit('events.yaml', (text) => `${COMMENT}${text}  - oops: [\n`);
  const before = filesIn(folder);
  const refused = await run('pull');
  expect(refused).toMatchObject({
    status: 1,
    errors: expect.stringMatching(/events\.yaml:\d+: is not valid YAML/),
  });
  expect(filesIn(folder)).toEqual(before);
  const forced = await run('pull', '--force');
  const backup = /^The files being replaced were copied to (.*)$/m.exec(forced.output)?.[1] ?? '';
  expect(filesIn(backup)).toEqual({ 'events.yaml': before['events.yaml'] });
  expect((await run('publish')).output).toMatch(/^Nothing has changed/m);
});

test("the blog in somebody else's folder stays", async () => {
  const { root, url } = await openPublished();
  const foreign = join(root, 'website');
  mkdirSync(join(foreign, 'blog'), { recursive: true });
  writeFileSync(join(foreign, 'blog/2020-my-summer.md'), 'It was hot.');
  const refused = await runInMemory('pull', [], { DATABASE_URL: url, CONTENT_DIR: foreign });
  expect(refused.status).toBe(1);
  expect(filesIn(foreign)).toEqual({ 'blog/2020-my-summer.md': 'It was hot.' });
});

test.each(['', '--force', '--dry-run'])(
  "somebody else's folder is named and stays as it is: pull %s",
  async (option) => {
    const { root, url } = await openPublished();
    const foreign = join(root, 'website');
    mkdirSync(join(foreign, 'blog'), { recursive: true });
    writeFileSync(join(foreign, 'blog/notes.md'), 'Paint the porch.');
    writeFileSync(join(foreign, 'report.txt'), 'Three guests.');
    const before = filesIn(root);
    const refused = await runInMemory('pull', option ? [option] : [], {
      DATABASE_URL: url,
      CONTENT_DIR: foreign,
    });
    expect(refused).toMatchObject({ status: 1, output: '' });
    expect(refused.errors).toContain("no part of a guide's content");
    expect(refused.errors).toContain(`\n${foreign}/report.txt\n${foreign}/blog/notes.md\n`);
    expect(refused.errors).toContain('Nothing was written.');
    expect(filesIn(root)).toEqual(before);
  },
);

test("in the guide's own folder, a file in the blog that is no post stops a pull; a file next to the blog does not", async () => {
  const { folder, run, publishTime } = await openPublished();
  await publishTime('noon');
  writeFileSync(join(folder, 'report.txt'), 'Three guests.');
  writeFileSync(join(folder, 'blog/notes.md'), 'Paint the porch.');
  const before = filesIn(folder);
  const refused = await run('pull', '--force');
  expect([refused.status, filesIn(folder)]).toEqual([1, before]);
  expect(refused.errors).toContain(`:\n\n${folder}/blog/notes.md\n\n`);
  rmSync(join(folder, 'blog/notes.md'));
  expect(await run('pull')).toMatchObject({ status: 0, errors: '' });
  expect(readFileSync(join(folder, 'report.txt'), 'utf8')).toBe('Three guests.');
});

test('an empty folder is filled without asking', async () => {
  const { folder, run } = await openPublished();
  const before = filesIn(folder);
  rmSync(folder, { recursive: true });
  expect(await run('pull')).toMatchObject({ status: 0, errors: '' });
  expect(Object.keys(filesIn(folder))).toEqual(Object.keys(before));
});
