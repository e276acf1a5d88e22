import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WriteTurn } from '../content/versions/write-turn.ts';
import { annPublishes, openShared } from './fixtures/shared-guide.ts';

/** The lines without warnings, and with times and dates as signs. */
function plain(text: string): string {
  return text.replace(/^warning: .*\n/gm, '').replace(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, '<time>');
}

test('a publish from older files shows what changed on either side, in old and new words, and what to type', async () => {
  const shared = await openShared();
  const { store, owner, run, edit } = shared;
  await annPublishes(shared, 'New number');
  edit('blog/0007-post-7.md', 'An excerpt.', 'Another excerpt.');
  const before = owner.files();
  const { status, errors } = await run('publish');
  expect(status).toBe(1);
  expect(plain(errors)).toBe(`The database has moved on since version 1, from which your files come:
  version 2 of <time> by ann: “New number”

Changed in the database, and not in your files:

~ events 1 "Fair"
    time: 7 pm → dusk

~ site
    phone: (512) 555-0142 → (830) 555-0100

Changed in your files:

~ posts 7 "Post 7"
    excerpt: An excerpt. → Another excerpt.

Nothing was written.
./guide publish --merge publishes your changes and writes those of the database into your files.
`);
  expect(owner.files()).toEqual(before);
  expect(await store.history()).toHaveLength(2);

  const merged = await run('publish', '--merge', '--message', 'Excerpt');
  expect(plain(merged.output)).toBe(`~ posts 7 "Post 7": excerpt
Taken from the database into the files:
~ events 1 "Fair": time
~ site: phone
0 added, 1 changed, 0 removed. This is version 3.
`);
  expect(owner.files()['site.yaml']).toContain('phone: (830) 555-0100');
});

test('an entry that both have changed is shown in both versions, with the ways out', async () => {
  const shared = await openShared();
  const { run, edit } = shared;
  await annPublishes(shared);
  edit('events.yaml', /time: 7 pm/, 'time: noon');
  const { status, errors } = await run('publish', '--merge');
  expect([status, plain(errors)]).toEqual([
    1,
    `The database has moved on since version 1, from which your files come:
  version 2 of <time> by ann: publish

Changed in the database, and not in your files:

~ site
    phone: (512) 555-0142 → (830) 555-0100

Changed on both sides. In the database:

~ events 1 "Fair"
    time: 7 pm → dusk

The same in your files:

~ events 1 "Fair"
    time: 7 pm → noon

Nothing was written.
Decide in your files, entry by entry: keep your words, or write those of the database in their
place. Then ./guide publish --mine publishes yours where they still differ, and takes what only
the database has changed. The history keeps the other words.
`,
  ]);
  expect(plain((await run('publish', '--mine')).output)).toMatch(
    /^~ events 1 "Fair": time\nTaken from the database into the files:\n~ site: phone\n/,
  );
});

test('after an undo, a publish from older files is refused, and a pull takes it over', async () => {
  const shared = await openShared();
  const { owner, run, edit } = shared;
  edit('site.yaml', /^phone: .*$/m, 'phone: (830) 555-0100');
  await owner.publish();
  await run('undo');
  const { status, errors } = await run('publish');
  expect([status, plain(errors)]).toEqual([
    1,
    expect.stringMatching(`^The database has moved on since version 2, from which your files come:
  version 3 of <time> by .*: undo of version 2

Changed in the database, and not in your files:

~ site
    phone: \\(830\\) 555-0100 → \\(512\\) 555-0142

Nothing was written.
./guide pull writes them into your files, which hold no changes of yours.
$`),
  ]);
  expect((await run('pull')).output).toContain('1 file changed; the files match version 3');
  expect((await run('publish')).output).toContain('Nothing has changed');
});

test('files without a record are refused with all differences', async () => {
  const shared = await openShared();
  const { owner, run } = shared;
  await annPublishes(shared);
  await owner.edit(({ site, ...content }) => ({ ...content, site: { ...site, brand: 'Ours' } }));
  rmSync(join(owner.folder, '.guide-origin.json'));
  const { status, errors } = await run('publish');
  expect(status).toBe(1);
  expect(plain(errors)).toContain(
    'The history does not hold the version that your files come from',
  );
  expect(errors).toContain(
    'Different in the database (-) and in your files (+):\n\n~ events 1 "Fair"\n',
  );
  expect(errors).toContain('    phone: (830) 555-0100 → (512) 555-0142\n');
  expect(errors).toContain('./guide publish --mine publishes your files as they are');
});

test('files that cannot be written stop a publish before it commits', async () => {
  const { store, owner, run, edit } = await openShared();
  edit('site.yaml', /^phone: .*$/m, 'phone: (830) 555-0100');
  const record = join(owner.folder, '.guide-origin.json');
  rmSync(record);
  mkdirSync(join(record, 'in-the-way'), { recursive: true });
  const { status, errors } = await run('publish', '--mine');
  expect(status).toBe(1);
  expect(errors).toMatch(
    /^\S+\.guide-origin\.json cannot be written \(E\w+\)\. Whoever publishes or pulls must be allowed to write in this folder\.\n$/m,
  );
  expect(await store.history()).toHaveLength(1);
});

test.each([['pull'], ['publish', '--merge']])(
  'while another command writes to the same folder, it waits: %s %s',
  async (name, ...args) => {
    const shared = await openShared();
    const { owner, data, run } = shared;
    await annPublishes(shared);
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const other = new WriteTurn(data).hold(() => done);
    const before = owner.files();
    const running = run(name, ...args);
    await pause(500);
    expect(owner.files()).toEqual(before);
    resolve();
    await other;
    expect(await running).toMatchObject({ status: 0 });
    expect(owner.files()).not.toEqual(before);
  },
);
