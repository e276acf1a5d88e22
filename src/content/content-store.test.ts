import { appendFileSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openSample } from './fixtures/open-sample.ts';
import {
  changedActivity,
  SampleFolder,
  sampleActivity,
  samplePost,
} from './fixtures/sample-folder.ts';

describe('an edit shows without a restart', () => {
  test('saved in place: the new content appears at once', async () => {
    stopScanning();
    const folder = new SampleFolder();
    const { next } = await openSample(folder);
    const changed = next();
    folder.writeRows('activities', [changedActivity]);
    expect((await changed).activities[0]?.title).toBe('Changed');
  });

  test('words of a page: at once, and the shipped ones once they are deleted (decision 30)', async () => {
    stopScanning();
    const folder = new SampleFolder();
    mkdirSync(folder.path('pages'));
    const { store, next } = await openSample(folder);
    const shipped = store.current()?.words;
    const changed = next();
    folder.write('pages/contact.yaml', 'title: Find us\n');
    expect((await changed).words).toEqual({
      ...shipped,
      contact: { ...shipped?.contact, title: 'Find us' },
    });
    const deleted = next();
    rmSync(folder.path('pages/contact.yaml'));
    expect((await deleted).words).toEqual(shipped);
  });

  test('saved by renaming, as many editors do, several times in a row', async () => {
    const folder = new SampleFolder();
    const { next } = await openSample(folder);
    for (const title of ['First', 'Second', 'Third']) {
      const changed = next();
      writeFileSync(
        folder.path('activities.yaml.new'),
        `- ${JSON.stringify({ ...sampleActivity, title })}\n`,
      );
      renameSync(folder.path('activities.yaml.new'), folder.path('activities.yaml'));
      expect((await changed).activities[0]?.title).toBe(title);
    }
  });

  test('a post that is added, edited and removed', async () => {
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

  test('a whole folder that replaces the old one', async () => {
    const folder = new SampleFolder();
    const { next } = await openSample(folder);
    await pause(300);
    const changed = next();
    cpSync(folder.content, `${folder.content}.new`, { recursive: true });
    writeFileSync(
      `${folder.content}.new/activities.yaml`,
      `- ${JSON.stringify(changedActivity)}\n`,
    );
    renameSync(folder.content, `${folder.content}.old`);
    renameSync(`${folder.content}.new`, folder.content);
    expect((await changed).activities[0]?.title).toBe('Changed');
    const again = next();
    folder.writeRows('activities', [sampleActivity]);
    expect((await again).activities[0]?.title).toBe('Wine Road');
  });

  test('content is frozen all the way down', async () => {
    const { store } = await openSample(new SampleFolder());
    expect(() => Object.assign(store.current()?.activities[0] ?? {}, { title: 'x' })).toThrow(
      TypeError,
    );
    expect(() => Object.assign(store.current()?.site.address ?? {}, { town: 'x' })).toThrow(
      TypeError,
    );
  });
});

describe('a faulty edit', () => {
  test('is logged with file and line, the good content is still served, and the fixed file is picked up', async () => {
    const folder = new SampleFolder();
    const { store, recorded, next } = await openSample(folder);
    const good = store.current();
    folder.write('activities.yaml', '- id: 1\n  title: [\n');
    const { problems } = await recorded.entry('the content has faults');
    expect(problems?.[0]).toMatch(/activities\.yaml:[23]: is not valid YAML/);
    expect(store.current()).toBe(good);
    expect(store.status()).toMatchObject({
      source: 'files',
      stale: true,
      revision: good?.revision,
    });
    const repaired = next();
    folder.writeRows('activities', [changedActivity]);
    expect((await repaired).activities[0]?.title).toBe('Changed');
    expect(store.status()).toMatchObject({ stale: false, heldBack: [] });
    await recorded.entry('the content has no faults anymore');
  });

  test('lists every fault in every file, but only the first 50', async () => {
    const folder = new SampleFolder();
    const { recorded } = await openSample(folder);
    const rows = Array.from({ length: 80 }, (_, index) => ({
      ...sampleActivity,
      id: index + 1,
      title: null,
    }));
    folder.write('site.yaml', 'brand: ""\n');
    folder.writeRows('activities', rows);
    const { problems } = await recorded.entry('the content has faults');
    expect(problems).toHaveLength(51);
    expect(problems?.[0]).toMatch(/site\.yaml:1 brand: is blank/);
    expect(problems?.at(-1)).toMatch(/^… and \d+ more$/);
  });
});

/** Folders aren't scanned every few seconds anymore, so what shows is what the system has reported. */
function stopScanning(): void {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}
