import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ageFiles, writeSample } from '../content/fixtures/write-folder.ts';
import { openDatabase } from '../content/postgres/fixtures/database.ts';
import { Publisher } from '../content/publish/fixtures/publisher.ts';
import { runCommand } from './fixtures/run-command.ts';
import { runInMemory } from './fixtures/run-in-memory.ts';

/**
 * A database and a copy of the guide's own content, with ways to run the commands on both, in this
 * process or in their own, and to publish like the command does.
 */
async function openGuide(fill = (folder: string) => cp('content', folder, { recursive: true })) {
  const { url, sql, store } = await openDatabase();
  const publisher = new Publisher(store, 'owner');
  onTestFinished(() => publisher[Symbol.dispose]());
  const { folder } = publisher;
  await fill(folder);
  const environment = { DATABASE_URL: url, CONTENT_DIR: folder };
  const run = (name: string, ...args: string[]) => runInMemory(name, args, environment);
  const runAlone = (name: string, ...args: string[]) => runCommand(name, args, environment);
  const edit = async (file: string, change: (text: string) => string) => {
    const path = join(folder, file);
    await writeFile(path, change(await readFile(path, 'utf8')));
    ageFiles(folder);
  };
  const colleague = async (from: RegExp, to: string) => {
    using other = new Publisher(store, 'colleague');
    await other.pull();
    const site = join(other.folder, 'events.yaml');
    await writeFile(site, (await readFile(site, 'utf8')).replace(from, to));
    await other.publish();
  };
  const publish = () => publisher.publish();
  return { sql, environment, run, runAlone, edit, colleague, publish };
}

/** The same with a small guide, on which a command takes a fraction of the time. */
const openSmallGuide = () => openGuide(writeSample);

test('publish, publish again, pull, publish: the database follows the files, and the files the database', async () => {
  const { run, runAlone, edit, colleague } = await openGuide();
  const first = await runAlone('publish');
  expect(first.status).toBe(0);
  expect(first.output).toMatch(
    /^\+ activities 1 "[\s\S]*… and \d+ more\n\d+ added, 0 changed, 0 removed\. This is version 1\.\n$/,
  );
  expect((await run('publish')).output).toBe('Nothing has changed; version 1 is the newest.\n');

  await edit('site.yaml', (text) => text.replace(/^phone: .*$/m, 'phone: (830) 555-0100'));
  expect((await run('publish', '--dry-run')).output).toBe(
    '~ site: phone\n0 added, 1 changed, 0 removed. This was a dry run: nothing was written.\n',
  );
  expect((await run('publish')).output).toBe(
    '~ site: phone\n0 added, 1 changed, 0 removed. This is version 2.\n',
  );

  await colleague(/title: .*/, 'title: A new title for the first event');
  const pulled = await runAlone('pull');
  expect(pulled.output).toMatch(
    /^~ .*events\.yaml\n1 file changed; the files match version 3\.\n$/,
  );
  expect((await run('publish')).output).toMatch(
    /Nothing has changed; version 3 is the newest\.\n$/,
  );
});

test('history and undo', async () => {
  const { run, edit, publish } = await openSmallGuide();
  expect((await run('history')).output).toBe('There is no version yet.\n');
  await publish();
  await edit('site.yaml', (text) => text.replace(/^phone: .*$/m, 'phone: (830) 555-0100'));
  await run('publish', '--message', 'New number');
  const undone = '~ site: phone\n0 added, 1 changed, 0 removed.';
  const pull = './guide pull writes it into your files.';
  expect((await run('undo', '--dry-run')).output).toBe(
    `${undone} This was a dry run: nothing was written.\n`,
  );
  expect((await run('undo')).output).toBe(`${undone} This is version 3. ${pull}\n`);
  expect((await run('undo')).output).toBe(`${undone} This is version 4. ${pull}\n`);
  expect((await run('undo', '--to', '1')).output).toBe(`${undone} This is version 5. ${pull}\n`);
  expect((await run('undo', '--to', '1')).output).toBe(
    'Nothing has changed: the content is like that already.\n',
  );
  expect((await run('history')).output.replace(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, '<time>')).toMatch(
    /^ {4}5 {2}<time> {2}\S+: back to version 1\n {4}4 .*: undo of version 3\n {4}3 .*: undo of version 2\n {4}2 .*: “New number”\n {4}1 {2}<time> {2}owner: publish\n$/,
  );
  expect(await run('undo', '7')).toMatchObject({
    status: 1,
    errors: 'There is no version 7. ./guide history lists them.\n',
  });
});

test('faulty content is rejected with file, line and field, and the database stays as it was', async () => {
  const { run, edit, publish } = await openSmallGuide();
  await publish();
  await edit('events.yaml', (text) => text.replace(/^ {2}date: .*$/m, '  date: "13 14"'));
  const { status, errors } = await run('publish');
  expect(status).toBe(1);
  expect(errors).toMatch(
    /events\.yaml:\d+ “[^”]+” date: must name the month.*\nNothing was published\. Correct these lines/,
  );
  expect((await run('history')).output.split('\n')).toHaveLength(2);
});

test('a slip in the words of a page is rejected with file, line and field; words are published and taken back (decision 30)', async () => {
  const { run, edit, publish } = await openGuide();
  await publish();
  await edit('pages/home.yaml', (text) => text.replace('answer: Most', 'awnser: Most'));
  const refused = await run('publish');
  expect(refused.status).toBe(1);
  expect(refused.errors).toMatch(
    /pages\/home\.yaml:\d+ faq\.questions\[2\]\.awnser: is not a known field here/,
  );
  await edit('pages/home.yaml', (text) => text.replace('awnser: Most', 'answer: Nearly all'));
  const change = '~ page home: faq.questions[2].answer\n';
  expect((await run('publish', '--dry-run')).output).toContain(change);
  expect((await run('publish')).output).toContain(change);
  expect((await run('undo')).output).toContain(change);
  expect((await run('pull')).output).toMatch(/~ \S*pages\/home\.yaml\n/);
});

test.for<[string, string, RegExp, typeof runCommand]>([
  ['no DATABASE_URL', '', /^Set DATABASE_URL/, runInMemory],
  [
    'a database that is down',
    'postgres://127.0.0.1:1/guide',
    /^The database does not accept connections\./,
    runCommand,
  ],
  [
    'a host that does not exist',
    'postgres://nowhere.invalid/guide',
    /^There is no host with the name in DATABASE_URL|^The database/,
    runInMemory,
  ],
])('%s is said in plain words', async ([, url, message, run]) => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeSample(folder);
  for (const command of ['migrate', 'publish', 'pull']) {
    const environment = { DATABASE_URL: url, CONTENT_DIR: folder };
    const { status, errors } = await run(command, [], environment);
    expect(errors).toMatch(message);
    expect(errors).not.toContain('    at ');
    expect(status).toBe(1);
  }
});

test('a database without the migrations says so, and migrate fixes it', async () => {
  const { run, sql } = await openSmallGuide();
  await sql`drop schema public, desk cascade`;
  await sql`create schema public`;
  expect(await run('publish')).toMatchObject({
    status: 1,
    errors: expect.stringContaining('Run ./guide migrate'),
  });
  expect((await run('migrate')).output).toBe(
    `Applied ${readdirSync('migrations').sort().join(', ')}.\n`,
  );
  expect((await run('migrate')).output).toBe('The database is up to date.\n');
  expect((await run('publish')).status).toBe(0);
});

test('a misspelled option or a stray word: nothing is published', async () => {
  const { run } = await openSmallGuide();
  for (const args of [['--drry-run'], ['--mergee'], ['dry-run']])
    expect(await run('publish', ...args)).toMatchObject({ status: 1, output: '' });
  expect((await run('history')).output).toBe('There is no version yet.\n');
});

test('a publish says which pages move, and warns of those that go away, with the line to add; with --strict nothing is published then (decisions 33 and 46)', async () => {
  const { run, edit, publish } = await openGuide();
  await publish();
  await edit('activities.yaml', (text) =>
    text.replace('slug: blue-hole\n', 'slug: cypress-hole\n'),
  );
  const moved =
    'activities 3 "Swim under the cypresses at Blue Hole": its page moves from /things-to-do/blue-hole to /things-to-do/cypress-hole; links to it go on.\n';
  expect((await run('publish')).output).toContain(`\n${moved}`);
  await edit('events.yaml', (text) => text.replace(/^- id: 17\n(?:(?!- id: ).*\n)+/m, ''));
  const warning =
    'warning: events 17 "Dickens on Main": its page /events/dickens-on-main goes away, and links to it would find nothing; if another entry stands in for it, add there: formerly: [dickens-on-main]\n';
  const strict = await run('publish', '--strict');
  expect([strict.status, strict.output.includes(warning)]).toEqual([1, true]);
  expect(strict.output).not.toContain('This is version');
  expect((await run('publish', '--dry-run')).output).toContain(warning);
  expect((await run('publish')).output).toContain('This is version 3');
});
