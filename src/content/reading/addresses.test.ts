import { describe, expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import {
  sampleActivity as activityEntry,
  sampleOwnPage as ownPage,
  several,
} from '../../model/fixtures/samples.ts';
import { problemsOf } from '../fixtures/read-sample.ts';
import { goodContent, resolveSample } from '../fixtures/resolve-sample.ts';
import { sampleContent } from '../fixtures/sample-content.ts';
import { type Row, SampleFolder, sampleActivity, sampleEvent } from '../fixtures/sample-folder.ts';
import { Addresses } from './addresses.ts';
import { partsOf } from './content-parts.ts';

const activity =
  (id: number) =>
  (fields: Row): Row => ({ ...sampleActivity, id, ...fields });
const first = activity(1);
const second = activity(2);
const third = activity(3);

function folderOf(...activities: Row[]): SampleFolder {
  const folder = new SampleFolder();
  folder.writeRows('activities', activities);
  return folder;
}

/** The titles that a server shows, and what it holds back, after another edit of the activities. */
async function afterEdit(before: Row[], after: Row[]) {
  const folder = folderOf(...before);
  const past = await goodContent(folder);
  folder.writeRows('activities', after);
  const { content, heldBack } = await resolveSample(folder, past);
  return { titles: content.activities.map(({ title }) => title), heldBack };
}

describe('each activity and event has an address of its own (decision 33)', () => {
  test.each<[string, Row[], string[]]>([
    [
      'two with one title',
      [first({ title: 'Wine Road' }), second({ title: 'Wine road!' })],
      [
        'activities.yaml:2 “Wine road!” title: gives the address /things-to-do/wine-road, which “Wine Road” has, too; add another slug to one of the two',
      ],
    ],
    [
      'a slug that is another’s title',
      [first({ title: 'Wine Road' }), second({ title: 'Hye', slug: 'wine-road' })],
      [
        'activities.yaml:2 “Hye” slug: gives the address /things-to-do/wine-road, which “Wine Road” has, too; add another slug to one of the two',
      ],
    ],
    [
      'titles without a plain letter',
      [first({ title: '日本' }), second({ title: '…' }), third({ title: 'Ünter' })],
      ['日本', '…'].map(
        (title, index) =>
          `activities.yaml:${index + 1} “${title}” slug: is missing, and the title has no letter from a to z and no digit for an address; add one, such as slug: enchanted-rock`,
      ),
    ],
    [
      'the title Featured',
      [first({ title: 'Featured!' }), second({ title: 'Featured', slug: 'ours' })],
      [
        'activities.yaml:1 “Featured!” slug: is missing, and “featured” is an address of the API; add one, such as slug: enchanted-rock',
      ],
    ],
    [
      'a former address that is a present one',
      [
        first({ title: 'A', formerly: ['b', 'a', 'old', 'old'] }),
        second({ title: 'B', formerly: ['old'] }),
      ],
      [
        'activities.yaml:1 “A” formerly[1]: is a, which is its present address or listed twice; delete it',
        'activities.yaml:1 “A” formerly[3]: is old, which is its present address or listed twice; delete it',
        'activities.yaml:2 “B” title: gives the address /things-to-do/b, which “A” lists under formerly; delete it there, or add another slug here',
        'activities.yaml:2 “B” formerly[0]: is old, which was already the address of “A”; delete it here',
      ],
    ],
    [
      'addresses that the form of a slug refuses',
      [first({ slug: 'Wine Road', formerly: ['featured'] })],
      [
        'activities.yaml:1 “Wine Road” slug: must be lowercase letters and digits with single hyphens, such as enchanted-rock',
        'activities.yaml:1 “Wine Road” formerly[0]: is an address of the API; choose another one',
      ],
    ],
  ])('%s', async (_, rows, faults) => {
    expect(await problemsOf(folderOf(...rows))).toEqual(faults);
  });

  test('an activity and an event can have the same slug', async () => {
    const folder = folderOf(first({ title: 'Fair', formerly: ['market'] }));
    folder.writeRows('events', [{ ...sampleEvent, title: 'Fair', formerly: ['market'] }]);
    expect(await problemsOf(folder)).toEqual([]);
  });
});

describe('of two that want one address, the later in the file is held back (decisions 008 and 45)', () => {
  const rock = { title: 'Rock', slug: 'rock' };

  test('whatever was there before: the second waits, or is left out if it has no other form', async () => {
    const after = [second({ ...rock, title: 'New' }), first({ ...rock, title: 'Old' })];
    expect(await afterEdit([first(rock)], after)).toEqual({
      titles: ['New'],
      heldBack: [
        expect.stringMatching(/“Old” slug: gives the address .*, activities 1 is left out$/),
      ],
    });
  });

  test('the second keeps its last good form if that has another address', async () => {
    const before = [first(rock), second({ title: 'Creek' })];
    const after = [first(rock), second({ title: 'Rock' }), third({ title: 'Falls' })];
    expect(await afterEdit(before, after)).toMatchObject({ titles: ['Rock', 'Creek', 'Falls'] });
  });

  test('an address goes to another one if both say so', async () => {
    const before = [first(rock), second({ title: 'Creek' })];
    const after = [first({ title: 'Dome' }), second({ title: 'Creek', slug: 'rock' })];
    expect(await afterEdit(before, after)).toEqual({ titles: ['Dome', 'Creek'], heldBack: [] });
  });

  test('one that takes a former address', async () => {
    const before = [first({ title: 'Dome', formerly: ['rock'] })];
    const after = [first({ title: 'Big dome', formerly: ['rock', 'dome'] }), second(rock)];
    expect(await afterEdit(before, after)).toEqual({
      titles: ['Big dome'],
      heldBack: [
        expect.stringMatching(/slug: gives .* under formerly.*, activities 2 is left out$/),
      ],
    });
  });
});

test('time grows linearly with the number of addresses', async () => {
  await expectLinearTime((length) => {
    const count = Math.ceil(length / 1_000);
    const activities = several(count, (id) => ({
      ...activityEntry(id, { slug: `place-${id % 400}` }),
      formerly: [`old-${id}`, 'same', `place-${id}`],
      featured: false,
    }));
    const ownPages = several(count, (id) => ownPage(`page-${id}`));
    const parts = partsOf(sampleContent({ activities, ownPages }));
    const addresses = new Addresses(contentTables.lists);
    return (['activities', 'ownPages'] as const).flatMap((part) =>
      [...parts[part]].map(([key, value]) => {
        const faults = addresses.faultsOf({ part, key }, value);
        addresses.add({ part, key }, value);
        return faults;
      }),
    );
  });
});
