import { describe, expect, test } from 'vitest';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { contentOf } from '../fixtures/read-sample.ts';
import {
  frontMatter,
  SampleFolder,
  sampleActivity,
  samplePost,
} from '../fixtures/sample-folder.ts';

describe('what the owner wrote is what the site shows (decision 20)', () => {
  test('lists keep the order of their file; only entries marked as featured are featured', async () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [
      { ...sampleActivity, id: 9 },
      { ...sampleActivity, id: 2, slug: 'two', featured: true },
    ]);
    const { activities } = await contentOf(folder);
    expect(activities.map(({ id, featured }) => [id, featured])).toEqual([
      [9, false],
      [2, true],
    ]);
  });

  test('posts come highest id first, however many digits it has', async () => {
    const folder = new SampleFolder();
    for (const id of ['0010', '12345', '0002', '2147483647'])
      folder.writePost(`${id}-bats.md`, samplePost, 'Body.');
    expect((await contentOf(folder)).posts.map(({ id }) => id)).toEqual([
      2147483647, 12345, 10, 2, 1,
    ]);
  });

  test('dates are text (YAML 1.2), never moved by a time zone (decision 24)', async () => {
    const folder = new SampleFolder();
    folder.write(
      'blog/0001-bats.md',
      frontMatter(
        { ...samplePost, publishedAt: undefined, reviewed: undefined },
        'publishedAt: 2026-03-10\nreviewed: 2026-11-02\n',
      ),
    );
    folder.write(
      'events.yaml',
      '- {id: 1, title: A, description: B, category: Music, date: May 1, time: 7, location: C}\n'
        .replace('7', '"7"')
        .replace('}', ', startDate: 2026-05-01, endDate: 2026-05-02}'),
    );
    const { posts, events } = await contentOf(folder);
    expect(posts[0]).toMatchObject({ publishedAt: '2026-03-10', reviewed: '2026-11-02' });
    expect(events[0]).toMatchObject({ startDate: '2026-05-01', endDate: '2026-05-02' });
  });

  test("a post's body keeps its blank lines but loses those around it, and may contain lines of hyphens", async () => {
    const folder = new SampleFolder();
    folder.write(
      'blog/0001-bats.md',
      `${frontMatter(samplePost)}\n\n  \nFirst.\n\n---\n\n**Then**\r\n\r\n- a\n\n\n`,
    );
    expect((await contentOf(folder)).posts[0]?.content).toBe(
      'First.\n\n---\n\n**Then**\r\n\r\n- a',
    );
  });

  test('files saved on Windows are read: line endings and byte order mark', async () => {
    const folder = new SampleFolder();
    for (const file of ['site.yaml', 'activities.yaml', 'blog/0001-bats.md']) {
      folder.write(file, `\uFEFF${folder.read(file).toString().replaceAll('\n', '\r\n')}`);
    }
    const { site, posts } = await contentOf(folder);
    expect([site.address.town, posts[0]?.title, posts[0]?.content]).toEqual([
      'Wimberley',
      'Bats',
      'They fly at dusk.',
    ]);
  });

  test("editors' temporary files next to the posts are not posts", async () => {
    const folder = new SampleFolder();
    for (const name of ['.DS_Store', '.0001-bats.md.swp', '0001-bats.md~', '#0001-bats.md#'])
      folder.write(`blog/${name}`, 'x');
    expect((await contentOf(folder)).posts).toHaveLength(1);
  });
});

test('time grows linearly with the size of a file, up to 1 MB', async () => {
  const folder = new SampleFolder();
  const row = { ...sampleActivity, description: 'x'.repeat(60) };
  await expectLinearTime((length) => {
    folder.writeRows(
      'activities',
      Array.from({ length: length / 250 }, (_, index) => ({
        ...row,
        id: index + 1,
        slug: `activity-${index + 1}`,
      })),
    );
    return contentOf(folder);
  });
});
