import { describe, expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import type { Content } from '../../model/content/content.ts';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { folderOf, goodContent, resolveSample } from '../fixtures/resolve-sample.ts';
import { SampleFolder, sampleEvent } from '../fixtures/sample-folder.ts';
import { resolveContent } from '../serving/resolve-content.ts';
import { readEntries } from './content-folder.ts';

const fair = { ...sampleEvent, id: 1, title: 'Fair' };
const market = { ...sampleEvent, id: 2, title: 'Market' };
const dance = { ...sampleEvent, id: 3, title: 'Dance' };

const titles = ({ events }: Content) => events.map(({ title }) => title);

describe('an entry whose id is broken', () => {
  test.each([
    ['missing', { id: undefined }],
    ['text', { id: '2' }],
    ["another's", { id: 1 }],
  ])('%s: no entry of its list counts as deleted, since it may be this one', async (_, change) => {
    const folder = folderOf([fair, market, dance]);
    const past = await goodContent(folder);
    folder.writeRows('events', [{ ...fair, title: 'Great Fair' }, { ...market, ...change }, dance]);
    if (change.id === 1) folder.writeRows('events', [fair, { ...market, ...change }, dance]);
    const { content, heldBack } = await resolveSample(folder, past);
    const first = change.id === 1 ? 'Fair' : 'Great Fair';
    expect(titles(content)).toEqual([first, 'Market', 'Dance']);
    expect(heldBack.join()).toMatch(/ id: .*; until then, it is left out, and nothing else counts/);
  });

  test('a copy that still has the id of its original: the first of the two is served', async () => {
    const folder = folderOf([fair, market]);
    const past = await goodContent(folder);
    folder.writeRows('events', [{ ...fair, title: 'Copy' }, market, fair]);
    const { content, heldBack } = await resolveSample(folder, past);
    expect(titles(content)).toEqual(['Copy', 'Market']);
    expect(heldBack).toEqual([
      expect.stringMatching(/^events\.yaml:3 “Fair” id: is 1, which is also .*; until then, it is/),
    ]);
  });

  test('thousands with one id take no longer than thousands with their own', async () => {
    await expectLinearTime(async (length) => {
      const twin = (index: number) => ({
        key: 7,
        value: { ...fair, id: 7, title: `Fair ${index}` },
        problems: [{ file: 'events.yaml', message: "is another's; correct it" }],
        file: 'events.yaml',
      });
      const entries = Array.from({ length: length / 100 }, (_, index) => twin(index));
      const reading = await readEntries(new SampleFolder().content, contentTables);
      const events = { entries, broken: undefined };
      expect(
        (await resolveContent(undefined, { ...reading, events }, contentTables)).content?.events,
      ).toHaveLength(1);
    });
  });

  test('a post whose file is renamed to something else stays, and one with a new number is a new post', async () => {
    const folder = new SampleFolder();
    const past = await goodContent(folder);
    folder.rename('blog/0001-bats.md', 'blog/bats.md');
    const renamed = await resolveSample(folder, past);
    expect(renamed.content.posts.map(({ id }) => id)).toEqual([1]);
    expect(renamed.heldBack).toEqual([
      expect.stringMatching(/^blog\/bats\.md: is not a file name/),
    ]);
    folder.rename('blog/bats.md', 'blog/0002-bats.md');
    expect((await goodContent(folder)).posts.map(({ id }) => id)).toEqual([2]);
    expect((await resolveSample(folder, past)).content.posts.map(({ id }) => id)).toEqual([2]);
  });
});
