import { mkdirSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeProblems } from './content-source.ts';
import { problemsOf } from './fixtures/read-sample.ts';
import { SampleFolder, sampleActivity, sampleEvent, samplePost } from './fixtures/sample-folder.ts';

describe('every fault is named at once: file, line, field, remedy', () => {
  test('faults of several files and several fields', async () => {
    const folder = new SampleFolder();
    folder.write(
      'site.yaml',
      folder
        .read('site.yaml')
        .toString()
        .replace('(512) 555-0142', 'call us')
        .replace('/wine-spirits', '/wine'),
    );
    folder.writeRows('activities', [
      { ...sampleActivity, title: undefined, titel: 'x' },
      { ...sampleActivity, id: 2, imageUrl: 'https://other.example/a.png', featured: 'often' },
    ]);
    folder.writeRows('events', [
      { ...sampleEvent, startDate: '2026-05-02', endDate: '2026-05-01' },
      'text' as never,
    ]);
    folder.writePost(
      '0001-bats.md',
      { ...samplePost, reviewed: 'yesterday', id: 1 },
      'Body with \u0007.',
    );
    expect(await problemsOf(folder)).toEqual([
      'site.yaml:5 phone: cannot be dialed; write it like (512) 555-0142, with all ten digits',
      'site.yaml:20 redirects./wine-tours: leads to /wine, which is not a page of the site; use the path of one that is',
      'activities.yaml:1 activities[0].titel: is not a known field here; write title',
      'activities.yaml:2 “Wine Road” featured: is text, but must be true or false',
      'events.yaml:1 “Fair” endDate: is before startDate',
      'events.yaml:2 events[1]: is text, but must be a group of fields',
      'blog/0001-bats.md:13 content: contains the invisible character U+0007; delete it',
      'blog/0001-bats.md:9 reviewed: must be a date such as 2026-11-02',
      'blog/0001-bats.md:10 id: is not a known field here; correct its spelling or delete it',
    ]);
  });

  test('a picture from a host that site.yaml does not list, and from one it does (decision 19)', async () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [
      { ...sampleActivity, imageUrl: 'https://images.example.com/a.png' },
      {
        ...sampleActivity,
        id: 2,
        title: 'Another',
        imageUrl: 'https://images.example.com.evil.example/a.png',
      },
    ]);
    expect(await problemsOf(folder)).toEqual([
      'activities.yaml:2 “Another” imageUrl: shows a picture from images.example.com.evil.example; add that name to imageHosts in site.yaml, or use a picture of your own',
    ]);
  });

  test('redirects to nowhere, and from an existing page (decision 25); to a post is fine', async () => {
    const folder = new SampleFolder();
    folder.write(
      'site.yaml',
      `${folder.read('site.yaml')}  /old: /blog/1\n  /gone: /blog/2\n  /events: /blog\n  //evil: /blog\n  /out: //evil.example\n`,
    );
    expect(await problemsOf(folder)).toEqual([
      'site.yaml:22 redirects./gone: leads to /blog/2, which is not a page of the site; use the path of one that is',
      'site.yaml:23 redirects./events: is a page of the site itself; delete this line',
      'site.yaml:24 redirects.//evil: must be a path such as /old-page',
      'site.yaml:25 redirects./out: must be a path such as /old-page',
    ]);
  });

  test('redirects that no visitor could reach, and two for the same address (decision 25)', async () => {
    const folder = new SampleFolder();
    const lines = [
      '/events/',
      '/%65vents',
      '/feed.xml',
      '/livez',
      '/api/events',
      '/old/',
      '/%6fld',
      '/café',
      '/caf%c3%a9',
    ];
    folder.write(
      'site.yaml',
      `${folder.read('site.yaml')}${lines.map((from) => `  ${from}: /blog\n`).join('')}`,
    );
    expect(await problemsOf(folder)).toEqual([
      'site.yaml:21 redirects./events/: is a page of the site itself; delete this line',
      'site.yaml:22 redirects./%65vents: is a page of the site itself; delete this line',
      'site.yaml:23 redirects./feed.xml: is a page of the site itself; delete this line',
      'site.yaml:24 redirects./livez: is a page of the site itself; delete this line',
      'site.yaml:25 redirects./api/events: is a page of the site itself; delete this line',
      'site.yaml:27 redirects./%6fld: is the same address as /old/; delete one of the two lines',
      'site.yaml:29 redirects./caf%c3%a9: is the same address as /café; delete one of the two lines',
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
      `blog/${name}: is not a file name for a post; name it like 0015-a-few-words.md, starting with the post's id`,
    ]);
  });

  test('post ids: not 0, not beyond 32 bits, none twice', async () => {
    const folder = new SampleFolder();
    for (const name of ['0000-zero.md', '2147483648-large.md', '0001-again.md'])
      folder.writePost(name, samplePost, 'Body.');
    expect(await problemsOf(folder)).toEqual([
      'blog/0000-zero.md:1 id: must be 1 or more',
      `blog/0001-bats.md id: is 1, which is also the id of ${folder.content}/blog/0001-again.md; give one of them another number`.replace(
        `${folder.content}/`,
        '',
      ),
      'blog/2147483648-large.md:1 id: must be at most 2147483647',
    ]);
  });

  test.each([
    ['no front matter', 'Just text.\n', /0001-bats\.md:1: has no front matter/],
    ['front matter that does not end', '---\ntitle: x\n', /0001-bats\.md:1: has no front matter/],
    [
      'front matter that is empty',
      '---\n---\nText.\n',
      /0001-bats\.md:2: is empty, but must be a group of fields/,
    ],
    [
      'front matter that is not YAML',
      '---\ntitle: a: b\n---\nText.\n',
      /0001-bats\.md:2: is not valid YAML/,
    ],
  ])('a post with %s', async (_, text, message) => {
    const folder = new SampleFolder();
    folder.write('blog/0001-bats.md', text);
    expect((await problemsOf(folder)).join('\n')).toMatch(message);
  });

  test('a missing posts folder is a fault, so that the blog does not go blank; one without posts is an empty blog', async () => {
    const folder = new SampleFolder();
    rmSync(folder.path('blog'), { recursive: true });
    expect(await problemsOf(folder)).toEqual(['blog: is missing; put it back']);
    mkdirSync(folder.path('blog'));
    expect(await problemsOf(folder)).toEqual([]);
  });

  test('prints 50 problems, then how many more there are', () => {
    const problems = Array.from({ length: 53 }, (_, index) => ({
      file: 'a.yaml',
      line: index + 1,
      message: 'is wrong',
    }));
    expect(describeProblems(problems).slice(49)).toEqual(['a.yaml:50: is wrong', '… and 3 more']);
    expect(describeProblems(problems.slice(0, 50))).toHaveLength(50);
  });
});
