import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeSample } from '../content/fixtures/write-folder.ts';
import { openDatabase } from '../content/postgres/fixtures/database.ts';
import { Publisher } from '../content/publish/fixtures/publisher.ts';
import { runCommand } from './fixtures/run-command.ts';
import { runInMemory } from './fixtures/run-in-memory.ts';

/**
 * A database and a copy of the guide's own content, with ways to run the commands on both, in this
 * process or in their own, and to publish like the command does.
 */
async function openGuide(fill = (folder: string) => cp('content', folder, { recursive: true })) {
  const { url, sql } = await openDatabase();
  const publisher = new Publisher(sql, 'owner');
  onTestFinished(() => publisher[Symbol.dispose]());
  const { folder } = publisher;
  await fill(folder);
  const environment = { DATABASE_URL: url, CONTENT_DIR: folder };
  const run = (name: string, ...args: string[]) => runInMemory(name, args, environment);
  const runAlone = (name: string, ...args: string[]) => runCommand(name, args, environment);
  const edit = async (file: string, change: (text: string) => string) => {
    const path = join(folder, file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  };
  return { sql, environment, run, runAlone, edit, publish: () => publisher.publish() };
}

/** The same with a small guide, on which a command takes a fraction of the time. */
const openSmallGuide = () => openGuide(writeSample);

test('publish, publish again, pull, publish: the database follows the files, and the files the database', async () => {
  const { run, runAlone, edit, sql } = await openGuide();
  const first = await runAlone('publish');
  expect(first.status).toBe(0);
  expect(first.output).toMatch(
    /^\+ site\n\+ activities 1 "[\s\S]*… and \d+ more\n\d+ added, 0 changed, 0 removed\. This is publish 1, revision 1\.\n$/,
  );
  expect((await run('publish')).output).toBe(
    'Nothing has changed; the database stays at revision 1.\n',
  );

  await edit('site.yaml', (text) => text.replace(/^phone: .*$/m, 'phone: (830) 555-0100'));
  expect((await run('publish', '--dry-run')).output).toBe(
    '~ site: phone\n0 added, 1 changed, 0 removed. This was a dry run: nothing was written.\n',
  );
  expect((await run('publish')).output).toBe(
    '~ site: phone\n0 added, 1 changed, 0 removed. This is publish 2, revision 2.\n',
  );

  await sql`update events set time = 'noon' where id = 1`;
  const pulled = await runAlone('pull');
  expect(pulled.output).toMatch(
    /^~ .*events\.yaml\n1 file changed; the files match publish 3, revision 3\.\n$/,
  );
  expect((await run('publish')).output).toBe(
    'Nothing has changed; the database stays at revision 3.\n',
  );
});

test('history and rollback', async () => {
  const { run, edit, publish } = await openSmallGuide();
  expect((await run('publish', '--history')).output).toBe('Nothing has been published yet.\n');
  await publish();
  await edit('site.yaml', (text) => text.replace(/^phone: .*$/m, 'phone: (830) 555-0100'));
  await run('publish');
  expect((await run('publish', '--rollback', '1')).output).toBe(
    '~ site: phone\n0 added, 1 changed, 0 removed. This is publish 3, revision 3.\n',
  );
  expect((await run('publish', '--history')).output).toMatch(
    /^ {4}3 {2}\S+Z {2}revision 3 {2}\S+: rollback to 1; 0 added, 1 changed, 0 removed\n {4}2 .*: publish; 0 added, 1 changed, 0 removed\n {4}1 .*: publish; \d+ added, 0 changed, 0 removed\n$/,
  );
  expect(await run('publish', '--rollback', '7')).toMatchObject({
    status: 1,
    errors: expect.stringContaining('There is no publish 7.'),
  });
});

test('faulty content is rejected with file, line and field, and the database stays as it was', async () => {
  const { run, edit, publish } = await openSmallGuide();
  await publish();
  await edit('events.yaml', (text) => text.replace(/^ {2}date: .*$/m, '  date: "13 14"'));
  const { status, errors } = await run('publish');
  expect(status).toBe(1);
  expect(errors).toMatch(/events\.yaml:\d+ “[^”]+” date: must name the month/);
  expect((await run('publish', '--history')).output.split('\n')).toHaveLength(2);
});

test('a slip in the words of a page is rejected with file, line and field; words are published and rolled back (decision 30)', async () => {
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
  expect((await run('publish', '--rollback', '1')).output).toContain(change);
  expect((await run('pull')).output).toMatch(/~ \S*pages\/home\.yaml\n/);
});

test('pull refuses if a row in the database breaks a rule: publishing the files would delete it', async () => {
  const { run, sql, publish } = await openSmallGuide();
  await publish();
  await sql`update events set date = '13 14' where id = 2`;
  expect(await run('pull')).toMatchObject({
    status: 1,
    errors: expect.stringMatching(/^events id 2\.date: must name the month/),
  });
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
  await sql`drop schema public cascade`;
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
  for (const args of [['--drry-run'], ['--rolback', '3'], ['dry-run']])
    expect(await run('publish', ...args)).toMatchObject({ status: 1, output: '' });
  expect((await run('publish', '--history')).output).toBe('Nothing has been published yet.\n');
});

test('a publish warns of addresses that get lost, with the line to add; with --strict nothing is published (decision 33)', async () => {
  const { run, edit, publish } = await openGuide();
  await publish();
  await edit('activities.yaml', (text) =>
    text.replace('slug: blue-hole\n', 'slug: cypress-hole\n'),
  );
  const warning =
    'warning: activities 3 "Swim under the cypresses at Blue Hole": its page moves from /things-to-do/blue-hole to /things-to-do/cypress-hole, and links to it would find nothing; add to it: formerly: [blue-hole]\n';
  const strict = await run('publish', '--strict');
  expect([strict.status, strict.output.includes(warning)]).toEqual([1, true]);
  expect(strict.output).not.toContain('This is publish');
  expect((await run('publish', '--dry-run')).output).toContain(warning);
  await edit('activities.yaml', (text) =>
    text.replace('slug: cypress-hole\n', 'slug: cypress-hole\n  formerly: [blue-hole]\n'),
  );
  const { status, output } = await run('publish');
  expect(status).toBe(0);
  expect(output).not.toContain('moves from');
  expect(output).toContain('This is publish 2');
});
