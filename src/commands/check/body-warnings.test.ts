import { describe, expect, test } from 'vitest';
import { describeProblem } from '../../content/content-source.ts';
import {
  SampleFolder,
  sampleActivity,
  sampleOwnPage,
  samplePost,
} from '../../content/fixtures/sample-folder.ts';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { checkContent } from '../fixtures/check-content.ts';
import { unknownFormatting } from './body-warnings.ts';

describe('body with formatting that isn’t shown: what it looks like, and what to write instead', () => {
  test.each([
    ['## Heading', /double asterisks/],
    ['###Heading', /double asterisks/],
    ['Heading\n=======', /delete the line/],
    ['* * *', /delete the line/],
    ['[here](https://x.example)', /in words/],
    ['See [here][1].', /in words/],
    ['[1]: https://x.example', /in words/],
    ['[[Blue Hole]]', /in words/],
    ['<https://x.example>', /in words/],
    ['<us@x.example>', /in words/],
    ['1. one', /hyphen and a space/],
    ['2) two', /hyphen and a space/],
    ['* one', /hyphen and a space/],
    ['+ one', /hyphen and a space/],
    ['• one', /hyphen and a space/],
    ['– one', /hyphen and a space/],
    ['-\u00a0one', /hyphen and a space/],
    ['-\tone', /hyphen and a space/],
    ['-one', /hyphen and a space/],
    ['- a\n  - b', /hyphen and a space/],
    ['- [ ] one', /delete the brackets/],
    ['![x](/images/a.jpg)', /imageUrl/],
    ['&nbsp;x', /the sign itself/],
    ['A &amp; B', /the sign itself/],
    ['caf&#233;', /the sign itself/],
    ['**Where**: there', /bold/],
    ['**Where**\nthere', /bold/],
    ['a **bold** word', /bold/],
    ['a __bold__ word', /bold/],
    ['a *slanted* word', /slanted/],
    ['a _slanted_ word', /slanted/],
    ['- a *slanted* word', /slanted/],
    ['**A *slanted* heading**', /slanted/],
    ['~~gone~~', /struck/],
    ['==marked==', /struck/],
    ['`code`', /code/],
    ['```\ncode\n```', /code/],
    ['> a quote', /quotation marks/],
    ['| a | b |', /no tables/],
    ['a | b\n--- | ---', /no tables/],
    ['note[^1]', /no footnotes/],
    ['a<br>b', /plain text/],
    ['<b>bold</b>', /plain text/],
    ['<!-- later -->', /plain text/],
    ['{{< figure >}}', /plain text/],
    ['5 \\* 3', /backslash/],
    ['- a\nmoves\n- b', /below the whole list/],
  ])('%j', (body, remedy) => {
    expect(unknownFormatting(body).map(({ remedy }) => remedy)).toContainEqual(
      expect.stringMatching(remedy),
    );
  });

  test.each([
    '**Where to go**',
    '**Where\nto go**',
    '- a\n  continued\n- b',
    '**Bring**\n- a\n- b',
    'before\n- a\n- b\nafter',
    '5 * 3 * 2, AT&T, R&B; x < 5 > 3, snake_case_name, #5 of 10, $5',
    'The best of 1845.\n-5 degrees, [sic], (830) 997-6523',
    'Prices* change. *Ask first.',
    '— Mark Twain',
    'Open 8–5 — mostly; see https://x.example/a_b_c',
  ])('%j is plain text, a subheading or a list', (body) => {
    expect(unknownFormatting(body)).toEqual([]);
  });

  test('a post, an own page and a story: with file and line', async () => {
    const folder = new SampleFolder();
    folder.writePost('0001-bats.md', samplePost, 'Dusk.\n\n## Where\n\n- a\n- see [this](/blog/1)');
    folder.writeOwnPage('rules.md', sampleOwnPage, 'Be *kind*.');
    const fields = Object.entries(sampleActivity).map(
      ([field, value]) => `${field}: ${JSON.stringify(value)}\n  `,
    );
    const story = 'story: |\n    It is good.\n\n    1. Go.\n';
    folder.write('activities.yaml', `- ${fields.join('')}${story}`);
    // As some editors on Windows save it.
    folder.write('blog/0001-bats.md', `\uFEFF${folder.read('blog/0001-bats.md')}`);
    const { problems, warnings } = await checkContent(folder.content);
    expect(problems).toEqual([]);
    const said = warnings.filter(({ message }) => message.includes('every sign'));
    const lines = said.map((warning) =>
      describeProblem(warning)
        .replace(`${folder.content}/`, '')
        .replace(/, of which.*/, ''),
    );
    const lineOf = (file: string, text: string) =>
      folder
        .read(file)
        .toString()
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1;
    expect(lines).toEqual([
      `activities.yaml:${lineOf('activities.yaml', '1. Go.')} “Wine Road” story: has “1. Go.”`,
      `blog/0001-bats.md:${lineOf('blog/0001-bats.md', '## Where')} content: has “## Where”`,
      `blog/0001-bats.md:${lineOf('blog/0001-bats.md', '[this]')} content: has “[this](/blog/1)”`,
      `pages/own/rules.md:${lineOf('pages/own/rules.md', 'Be')} content: has “*kind*”`,
    ]);
  });

  test.each(['*', '_a', '[', '`', '<a', '&a', '|', '- a\n', '~~a', '{{', '\\', '![', '> '])(
    'time grows linearly with the length, up to 1 MB of %j',
    async (unit) => {
      await expectLinearTime((length) => unknownFormatting(unit.repeat(length / unit.length)));
    },
  );
});

test.each([
  ['! bang', 'is only “bang”, as ! is a sign of YAML'],
  ['&more fun', 'is only “fun”, as &more is a sign of YAML'],
  ['Foo #1', 'is only “Foo”, as a # begins a comment'],
  ['a #tag here', 'is only “a”, as a # begins a comment'],
  ['Foo\t#1', 'is only “Foo”, as a # begins a comment'],
])(
  'title that YAML shortens, whether the file has a byte order mark or not: %j',
  async (title, message) => {
    const folder = new SampleFolder();
    const { title: _, ...rest } = samplePost;
    folder.writePost('0001-bats.md', rest, 'They fly.');
    const text = folder.read('blog/0001-bats.md').toString();
    for (const mark of ['', '\uFEFF']) {
      folder.write('blog/0001-bats.md', mark + text.replace('---\n', `---\ntitle: ${title}\n`));
      const { problems, warnings } = await checkContent(folder.content);
      expect(problems).toEqual([]);
      expect(warnings.map(describeProblem)).toContainEqual(expect.stringContaining(message));
    }
  },
);

test.each(['a: b', 'Fair: the best', '@fair', '- Fair', '!fair', '#1 Fair', '"Fair" now', 'Fair:'])(
  'title that YAML does not take as it is, %j, is a fault with its remedy',
  async (title) => {
    const folder = new SampleFolder();
    const text = folder.read('blog/0001-bats.md').toString();
    folder.write(
      'blog/0001-bats.md',
      text.replace(/title: .*/, () => `title: ${title}`),
    );
    const { problems } = await checkContent(folder.content);
    expect(problems.map(describeProblem).join('\n')).toMatch(/0001-bats\.md:\d.*(quotes|is empty)/);
  },
);
