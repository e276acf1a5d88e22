import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ContentSource } from './content-source.ts';
import { openContentStore } from './content-store.ts';
import { openSample, sampleSource } from './fixtures/open-sample.ts';
import { RecordedLog } from './fixtures/recorded-log.ts';
import { SampleFolder, sampleActivity, samplePost } from './fixtures/sample-folder.ts';
import { readLastGood } from './last-good.ts';

afterEach(() => vi.useRealTimers());

const changedActivity = { ...sampleActivity, title: 'Changed' };

describe('an edit shows without a restart (issue 2, "What must hold")', () => {
  test('saved in place: the new content is there within two seconds', async () => {
    const folder = new SampleFolder();
    const { next } = await openSample(folder);
    const changed = next();
    const saved = performance.now();
    folder.writeRows('activities', [changedActivity]);
    expect((await changed).activities[0]?.title).toBe('Changed');
    expect(performance.now() - saved).toBeLessThan(2_000);
  });

  test('saved by renaming, as many editors do, several times in a row', async () => {
    const folder = new SampleFolder();
    const { next } = await openSample(folder);
    for (const title of ['First', 'Second', 'Third']) {
      const changed = next();
      writeFileSync(folder.path('activities.yaml.new'), `- ${JSON.stringify({ ...sampleActivity, title })}\n`);
      renameSync(folder.path('activities.yaml.new'), folder.path('activities.yaml'));
      expect((await changed).activities[0]?.title).toBe(title);
    }
  });

  test('a post that is added, edited and taken away', async () => {
    const folder = new SampleFolder();
    const { next } = await openSample(folder);
    let changed = next();
    folder.writePost('0002-new.md', { ...samplePost, title: 'New' }, 'Body.');
    expect((await changed).posts.map(({ title }) => title)).toEqual(['New', 'Bats']);
    changed = next();
    appendFileSync(folder.path('blog/0002-new.md'), '\nMore.\n');
    expect((await changed).posts[0]?.content).toBe('Body.\n\nMore.');
    changed = next();
    rmSync(folder.path('blog/0002-new.md'));
    expect((await changed).posts).toHaveLength(1);
  });

  test('a whole folder that is put in the place of the old one', async () => {
    const folder = new SampleFolder();
    const { next } = await openSample(folder);
    await pause(300);
    const changed = next();
    cpSync(folder.content, `${folder.content}.new`, { recursive: true });
    writeFileSync(`${folder.content}.new/activities.yaml`, `- ${JSON.stringify(changedActivity)}\n`);
    renameSync(folder.content, `${folder.content}.old`);
    renameSync(`${folder.content}.new`, folder.content);
    expect((await changed).activities[0]?.title).toBe('Changed');
    const again = next();
    folder.writeRows('activities', [sampleActivity]);
    expect((await again).activities[0]?.title).toBe('Wine Road');
  });

  test('content is frozen all the way down', async () => {
    const { store } = await openSample(new SampleFolder());
    expect(() => Object.assign(store.current()?.activities[0] ?? {}, { title: 'x' })).toThrow(TypeError);
    expect(() => Object.assign(store.current()?.site.address ?? {}, { town: 'x' })).toThrow(TypeError);
  });
});

describe('a faulty edit', () => {
  test('is logged with file and line, the good content keeps serving, and the repaired file is taken up', async () => {
    const folder = new SampleFolder();
    const { store, recorded, next } = await openSample(folder);
    const good = store.current();
    folder.write('activities.yaml', '- id: 1\n  title: [\n');
    const { problems } = await recorded.entry('the content has faults');
    expect(problems?.[0]).toMatch(/activities\.yaml:[23]: is not valid YAML/);
    expect(store.current()).toBe(good);
    expect(store.status()).toMatchObject({ source: 'files', stale: true, revision: good?.revision });
    const repaired = next();
    folder.writeRows('activities', [changedActivity]);
    expect((await repaired).activities[0]?.title).toBe('Changed');
    expect(store.status().stale).toBe(false);
    await recorded.entry('can be read again');
  });

  test('lists every fault of every file, the first 50 of many', async () => {
    const folder = new SampleFolder();
    const { recorded } = await openSample(folder);
    const rows = Array.from({ length: 80 }, (_, index) => ({ ...sampleActivity, id: index + 1, title: null }));
    folder.write('site.yaml', 'brand: ""\n');
    folder.writeRows('activities', rows);
    const { problems } = await recorded.entry('the content has faults');
    expect(problems).toHaveLength(51);
    expect(problems?.[0]).toMatch(/site\.yaml:1 brand: is blank/);
    expect(problems?.at(-1)).toMatch(/^… and \d+ more$/);
  });
});

describe('the last good content (issue 5, point 3)', () => {
  test('serves a start whose content is faulty, marked as stale, until the content is repaired', async () => {
    const folder = new SampleFolder();
    const first = await openSample(folder);
    const good = first.store.current();
    await first.store.close();
    folder.write('activities.yaml', '');
    const { store, recorded, next } = await openSample(folder);
    expect(store.current()).toEqual(good);
    expect(store.status()).toMatchObject({ stale: true, revision: good?.revision });
    await recorded.entry('the last good content is served');
    const repaired = next();
    folder.writeRows('activities', [changedActivity]);
    expect((await repaired).activities[0]?.title).toBe('Changed');
  });

  test('without one, nothing is served until the content can be read', async () => {
    const folder = new SampleFolder();
    folder.write('activities.yaml', '');
    const { store, next } = await openSample(folder);
    expect(store.status()).toEqual({ source: 'files', revision: undefined, readAt: undefined, stale: true });
    const repaired = next();
    folder.writeRows('activities', [sampleActivity]);
    expect((await repaired).activities).toHaveLength(1);
  });

  test.each([
    ['damaged', (text: string) => text.replace('Wine Road', 'Wine Load')],
    ['cut short', (text: string) => text.slice(0, 200)],
    ['empty', () => ''],
    ['of another version of the guide', () => lastGoodOf({ revision: 'old', readAt: 0 }, { site: {} }, { things: [] })],
  ])('one that is %s is not used', async (_, damage) => {
    const folder = new SampleFolder();
    await (await openSample(folder)).store.close();
    writeFileSync(folder.lastGood, damage(readFileSync(folder.lastGood, 'utf8')));
    folder.write('activities.yaml', '');
    const { store, recorded } = await openSample(folder);
    expect(store.current()).toBeUndefined();
    await recorded.entry('there is no last good content');
  });

  test('a disk that cannot be written is logged, and the site is not affected', async () => {
    const folder = new SampleFolder();
    writeFileSync(`${folder.root}/.cache`, 'a file where the folder should be');
    const { store, recorded, next } = await openSample(folder);
    await recorded.entry('could not be kept on disk');
    const changed = next();
    folder.writeRows('activities', [changedActivity]);
    expect((await changed).activities[0]?.title).toBe('Changed');
    expect(store.status().stale).toBe(false);
  });

  test('is whole at any time: it is written beside and renamed, and no part is left', async () => {
    const folder = new SampleFolder();
    const { store } = await openSample(folder);
    expect((await readLastGood(folder.lastGood)).snapshot).toEqual(store.current());
    mkdirSync(`${folder.root}/other`);
    rmSync(folder.lastGood);
    mkdirSync(folder.lastGood);
    const { recorded } = await openSample(folder);
    await recorded.entry('could not be kept on disk');
    expect(existsSync(`${folder.lastGood}.${process.pid}.part`)).toBe(false);
  });
});

describe('a source that fails', () => {
  test('one read is under way at a time; changes meanwhile make it one more', async () => {
    const folder = new SampleFolder();
    let reads = 0;
    let underWay = 0;
    let most = 0;
    let change = () => {};
    const { recorded } = await openSample(folder, (source) => ({
      ...source,
      async read() {
        reads += 1;
        underWay += 1;
        most = Math.max(most, underWay);
        await pause(50);
        underWay -= 1;
        return source.read();
      },
      async watch(changed) {
        change = changed;
        return async () => {};
      },
    }));
    for (let index = 0; index < 100; index += 1) change();
    await pause(300);
    expect([reads, most]).toEqual([3, 1]);
    expect(recorded.entries.filter(({ level }) => level >= 50)).toEqual([]);
  });

  test('is read again after a pause, is logged once, and recovers by itself', async () => {
    const folder = new SampleFolder();
    let isDown = true;
    const { store, recorded, next } = await openSample(folder, (source) => ({
      ...source,
      read: () => (isDown ? Promise.reject(new Error('no route to the database')) : source.read()),
    }));
    expect(store.current()).toBeUndefined();
    await pause(2_000);
    expect(recorded.entries.filter(({ msg }) => msg.includes('cannot be read'))).toHaveLength(1);
    isDown = false;
    expect((await next()).activities).toHaveLength(1);
    expect(store.status().stale).toBe(false);
  });

  test('hangs: the last good content is served after three seconds', async () => {
    const folder = new SampleFolder();
    await (await openSample(folder)).store.close();
    const { store } = await openSample(folder, (source) => ({ ...source, read: () => new Promise(() => {}) }));
    expect(store.status()).toMatchObject({ stale: true, revision: expect.stringMatching(/^files-/) });
  });

  test('a listener that throws does not keep the others from the new content', async () => {
    const folder = new SampleFolder();
    const { store, recorded, next } = await openSample(folder);
    store.subscribe(() => {
      throw new Error('broken listener');
    });
    const changed = next();
    folder.writeRows('activities', [changedActivity]);
    await changed;
    await recorded.entry('did not take the new content');
  });

  test('a closed store reads nothing any more', async () => {
    const folder = new SampleFolder();
    const recorded = new RecordedLog();
    let reads = 0;
    const inner = sampleSource(folder, recorded);
    const source: ContentSource = {
      ...inner,
      read() {
        reads += 1;
        return inner.read();
      },
    };
    const store = await openContentStore({ source, lastGoodFile: folder.lastGood, log: recorded.log });
    await store.close();
    folder.writeRows('activities', [changedActivity]);
    await pause(400);
    expect(reads).toBe(1);
  });
});

function lastGoodOf(...entries: object[]): string {
  const lines = entries.map((entry) => JSON.stringify(entry));
  const checksum = createHash('sha256').update(lines.join('')).digest('hex');
  return [...lines, JSON.stringify({ checksum })].join('\n');
}
