import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectLinearTime } from '../model/fixtures/expect-linear-time.ts';
import { readContentFolder } from './content-folder.ts';
import { describeProblem, describeProblems } from './content-source.ts';
import { PAGE_PATHS } from './fixtures/open-sample.ts';
import {
  frontMatter,
  SampleFolder,
  sampleActivity,
  sampleDestination,
  sampleEvent,
  samplePost,
} from './fixtures/sample-folder.ts';

async function problemsOf(folder: SampleFolder): Promise<string[]> {
  const { problems } = await readContentFolder(folder.content, PAGE_PATHS);
  return problems.map((problem) => describeProblem(problem).replaceAll(`${folder.content}/`, ''));
}

async function contentOf(folder: SampleFolder) {
  const { content, problems } = await readContentFolder(folder.content, PAGE_PATHS);
  expect(problems).toEqual([]);
  if (!content) throw new Error('the content was refused');
  return content;
}

describe('what the owner wrote is what the site shows (decision 20)', () => {
  test('lists keep the order of their file; what is not marked as featured is not', async () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [
      { ...sampleActivity, id: 9 },
      { ...sampleActivity, id: 2, featured: true },
    ]);
    const { activities } = await contentOf(folder);
    expect(activities.map(({ id, featured }) => [id, featured])).toEqual([
      [9, false],
      [2, true],
    ]);
  });

  test('posts come highest id first, whatever their number of digits', async () => {
    const folder = new SampleFolder();
    for (const id of ['0010', '12345', '0002', '2147483647']) folder.writePost(`${id}-bats.md`, samplePost, 'Body.');
    expect((await contentOf(folder)).posts.map(({ id }) => id)).toEqual([2147483647, 12345, 10, 2, 1]);
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

  test("a post's body keeps its blank lines, and loses those around it; it may hold lines of hyphens", async () => {
    const folder = new SampleFolder();
    folder.write('blog/0001-bats.md', `${frontMatter(samplePost)}\n\n  \nFirst.\n\n---\n\n**Then**\r\n\r\n- a\n\n\n`);
    expect((await contentOf(folder)).posts[0]?.content).toBe('First.\n\n---\n\n**Then**\r\n\r\n- a');
  });

  test('files saved on Windows are read: line ends and byte order mark', async () => {
    const folder = new SampleFolder();
    for (const file of ['site.yaml', 'activities.yaml', 'blog/0001-bats.md']) {
      folder.write(file, `\uFEFF${folder.read(file).toString().replaceAll('\n', '\r\n')}`);
    }
    const { site, posts } = await contentOf(folder);
    expect([site.address.town, posts[0]?.title, posts[0]?.content]).toEqual(['Wimberley', 'Bats', 'They fly at dusk.']);
  });

  test('what editors leave beside the posts is not a post', async () => {
    const folder = new SampleFolder();
    for (const name of ['.DS_Store', '.0001-bats.md.swp', '0001-bats.md~', '#0001-bats.md#']) folder.write(`blog/${name}`, 'x');
    expect((await contentOf(folder)).posts).toHaveLength(1);
  });
});

describe('every fault is named at once: file, line, field, remedy (issue 2, point 3)', () => {
  test('faults of several files and several fields', async () => {
    const folder = new SampleFolder();
    folder.write(
      'site.yaml',
      folder.read('site.yaml').toString().replace('(512) 555-0142', 'call us').replace('/wine-spirits', '/wine'),
    );
    folder.writeRows('activities', [
      { ...sampleActivity, title: undefined, titel: 'x' },
      { ...sampleActivity, id: 2, imageUrl: 'https://other.example/a.png', featured: 'yes' },
    ]);
    folder.writeRows('events', [{ ...sampleEvent, startDate: '2026-05-02', endDate: '2026-05-01' }, 'text' as never]);
    folder.writePost('0001-bats.md', { ...samplePost, reviewed: 'yesterday', id: 1 }, 'Body with \u0007.');
    expect(await problemsOf(folder)).toEqual([
      'site.yaml:5 phone: must be a telephone number such as (512) 555-0142',
      'activities.yaml:1 activities[0].title: is missing; add it',
      'activities.yaml:1 activities[0].titel: is not a field that is known here; correct its spelling or delete it',
      'activities.yaml:2 activities[1].featured: is a text, but must be true or false',
      'events.yaml:1 events[0].endDate: is before startDate',
      'events.yaml:2 events[1]: is a text, but must be a group of fields',
      'blog/0001-bats.md:13 content: holds the invisible character U+0007; delete it',
      'blog/0001-bats.md:9 reviewed: must be a date such as 2026-11-02',
      'blog/0001-bats.md:10 id: is not a field that is known here; correct its spelling or delete it',
    ]);
  });

  test('a picture of a host that site.yaml does not list, and one that it lists (decision 19)', async () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [
      { ...sampleActivity, imageUrl: 'https://images.example.com/a.png' },
      { ...sampleActivity, id: 2, imageUrl: 'https://images.example.com.evil.example/a.png' },
    ]);
    expect(await problemsOf(folder)).toEqual([
      'activities.yaml:2 activities[1].imageUrl: shows a picture from images.example.com.evil.example; add that name to imageHosts in site.yaml, or use a picture of your own',
    ]);
  });

  test('redirects to nowhere, and from a page that is there (decision 25); to a post is fine', async () => {
    const folder = new SampleFolder();
    folder.write(
      'site.yaml',
      `${folder.read('site.yaml')}  /old: /blog/1\n  /gone: /blog/2\n  /events: /blog\n  //evil: /blog\n  /out: //evil.example\n`,
    );
    expect(await problemsOf(folder)).toEqual([
      'site.yaml:24 redirects.//evil: must be a path such as /old-page',
      'site.yaml:25 redirects./out: must be a path such as /old-page',
    ]);
    folder.write('site.yaml', folder.read('site.yaml').toString().split('\n').slice(0, 23).join('\n'));
    expect(await problemsOf(folder)).toEqual([
      'site.yaml:22 redirects./gone: leads to /blog/2, which is no page of the site; write the path of one',
      'site.yaml:23 redirects./events: is a page of the site itself; delete this line',
    ]);
  });

  test.each([
    'bats.md',
    '1-bats.md',
    '01-bats.md',
    '00001-bats.md',
    '0001-Bats.md',
    '0001_bats.md',
    '0001-bats.txt',
    '0001-.md',
    '٠٠٠١-bats.md',
    '99999999999-bats.md',
  ])('a post named %s is refused by name', async (name) => {
    const folder = new SampleFolder();
    folder.writePost(name, samplePost, 'Body.');
    expect(await problemsOf(folder)).toEqual([
      `blog/${name}: is not the name of a post; name it like 0015-a-few-words.md, the number being the post's id`,
    ]);
  });

  test('ids of posts: none is 0, none beyond 32 bits, none twice', async () => {
    const folder = new SampleFolder();
    for (const name of ['0000-zero.md', '2147483648-large.md', '0001-again.md']) folder.writePost(name, samplePost, 'Body.');
    expect(await problemsOf(folder)).toEqual([
      'blog/0000-zero.md:1 id: must be 1 or more',
      `blog/0001-bats.md id: is 1, which is the id of ${folder.content}/blog/0001-again.md too; give one of the two another number`.replace(
        `${folder.content}/`,
        '',
      ),
      'blog/2147483648-large.md:1 id: must be at most 2147483647',
    ]);
  });

  test.each([
    ['no front matter', 'Just text.\n', /0001-bats\.md:1: has no front matter/],
    ['front matter that does not end', '---\ntitle: x\n', /0001-bats\.md:1: has no front matter/],
    ['front matter that is empty', '---\n---\nText.\n', /0001-bats\.md:2: is empty, but must be a group of fields/],
    ['front matter that is not YAML', '---\ntitle: a: b\n---\nText.\n', /0001-bats\.md:2: is not valid YAML/],
  ])('a post with %s', async (_, text, message) => {
    const folder = new SampleFolder();
    folder.write('blog/0001-bats.md', text);
    expect((await problemsOf(folder)).join('\n')).toMatch(message);
  });

  test('a folder of posts that is missing, or without posts: the blog must not go blank', async () => {
    const folder = new SampleFolder();
    rmSync(folder.path('blog'), { recursive: true });
    expect(await problemsOf(folder)).toEqual(['blog: is missing; put it back']);
    mkdirSync(folder.path('blog'));
    expect(await problemsOf(folder)).toEqual(['blog: holds no posts; put one there or more']);
  });

  test('50 problems are printed, then how many more there are', () => {
    const problems = Array.from({ length: 53 }, (_, index) => ({ file: 'a.yaml', line: index + 1, message: 'is wrong' }));
    expect(describeProblems(problems).slice(49)).toEqual(['a.yaml:50: is wrong', '… and 3 more']);
    expect(describeProblems(problems.slice(0, 50))).toHaveLength(50);
  });
});

describe('YAML that content does not need and an attack could use (issue 7, point 4)', () => {
  const bomb = [
    'a: &a [x, x]',
    ...Array.from('bcdefghij', (name, index) => `${name}: &${name} [*${'abcdefghij'[index]}, *${'abcdefghij'[index]}]`),
  ].join('\n');

  test.each([
    ['aliases', '- &one {id: 1}\n- *one\n', /activities\.yaml:2: uses the alias \*one; write the value out/],
    ['a bomb of aliases', bomb, /activities\.yaml:2: uses the alias \*a/],
    [
      'the key __proto__',
      '- id: 1\n  __proto__: {featured: true}\n',
      /activities\.yaml:2: has the key __proto__, which is not allowed/,
    ],
    ['the key constructor', '- constructor: 1\n', /activities\.yaml:1: has the key constructor/],
    ['the key prototype', '- "prototype": 1\n', /activities\.yaml:1: has the key prototype/],
    ['a key twice', '- id: 1\n  id: 2\n', /activities\.yaml:2: is not valid YAML \(Map keys must be unique\)/],
    ['a key that is a list', '- [a]: 1\n', /activities\.yaml:1: has a key that is not text/],
    ['an unknown tag', '- !!js/function "x"\n', /activities\.yaml:1: is not valid YAML \(Unresolved tag/],
    ['two documents', '- 1\n---\n- 2\n', /activities\.yaml:2: is not valid YAML \(Source contains multiple documents/],
    ['21 levels', `${'- '.repeat(21)}x`, /activities\.yaml:1: is nested more than 20 levels deep/],
    ['20,000 levels of groups', '{a: '.repeat(20_000), /activities\.yaml:1: is nested more than 20 levels deep/],
    ['20,000 levels of lists on one line', `${'- '.repeat(20_000)}x`, /activities\.yaml:1: is nested more than 20 levels deep/],
    ['NUL, by name', '- id: 1\n  title: "a\0b"\n', /activities\.yaml:2: holds a NUL character \(U\+0000\); delete it/],
    [
      'NUL as an escape',
      `- ${JSON.stringify({ ...sampleActivity, title: 'a\0b' })}`,
      /activities\[0\]\.title: holds the invisible character U\+0000/,
    ],
    ['an infinite number', '- {id: .inf}\n', /activities\[0\]\.id: must be/],
  ])('%s', async (_, text, message) => {
    const folder = new SampleFolder();
    folder.write('activities.yaml', text);
    expect((await problemsOf(folder)).join('\n')).toMatch(message);
  });

  test('an offset of bad bytes counts bytes, also after letters of several bytes and real replacement characters', async () => {
    const folder = new SampleFolder();
    const good = Buffer.from('# é \uFFFD 🌻\n- id: ');
    folder.write('activities.yaml', Buffer.concat([good, Buffer.from([0xff])]));
    expect(await problemsOf(folder)).toEqual([
      `activities.yaml:2: is not UTF-8 text: the byte at offset ${good.length} begins no character; save the file as UTF-8`,
    ]);
  });

  test('a pipe in the place of a file does not hold up the reading', async () => {
    const folder = new SampleFolder();
    rmSync(folder.path('events.yaml'));
    spawnSync('mkfifo', [folder.path('events.yaml')]);
    expect(await problemsOf(folder)).toEqual([
      'events.yaml: is not a file but a folder or device; put the content file in its place',
    ]);
  });

  test('a nest of 20 levels is no attack, but no content either', async () => {
    const folder = new SampleFolder();
    folder.writeRows('destinations', [{ ...sampleDestination, highlights: [[['x']]] }]);
    expect(await problemsOf(folder)).toEqual([
      'destinations.yaml:1 destinations[0].highlights[0]: is a list, but must be a text',
    ]);
  });
});

test('time grows with the size of a file only, up to 1 MB', async () => {
  const folder = new SampleFolder();
  const row = { ...sampleActivity, description: 'x'.repeat(60) };
  await expectLinearTime((length) => {
    folder.writeRows(
      'activities',
      Array.from({ length: length / 250 }, (_, index) => ({ ...row, id: index + 1 })),
    );
    return contentOf(folder);
  });
});
