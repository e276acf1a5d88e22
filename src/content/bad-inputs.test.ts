import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eventDateBox } from '../model/event.ts';
import { parsePostBody } from '../model/post-body.ts';
import { readContentFolder } from './content-folder.ts';
import { describeProblem } from './content-source.ts';
import { openSample, PAGE_PATHS } from './fixtures/open-sample.ts';
import { type Row, SampleFolder, sampleActivity, sampleDestination, sampleEvent, samplePost } from './fixtures/sample-folder.ts';
import type { Content } from './snapshot.ts';

/** The rows of the catalogue that are content; publishing at the same time is PostgreSQL's (postgres tests). */
const catalogue = readFileSync(new URL('../../e2e/bad-inputs.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => (JSON.parse(line) as { name: string }).name)
  .filter((name) => /^(?:row|file|config booking)/.test(name) && name !== 'file two publishs at once');

type Change = (folder: SampleFolder) => void;

const activity =
  (change: Row): Change =>
  (folder) =>
    folder.writeRows('activities', [{ ...sampleActivity, ...change }]);
const destination =
  (change: Row): Change =>
  (folder) =>
    folder.writeRows('destinations', [{ ...sampleDestination, ...change }]);
const event =
  (change: Row): Change =>
  (folder) =>
    folder.writeRows('events', [{ ...sampleEvent, ...change }]);
const body =
  (text: string): Change =>
  (folder) =>
    folder.writePost('0001-bats.md', samplePost, text);
const booking =
  (url: string): Change =>
  (folder) =>
    folder.write(
      'site.yaml',
      folder
        .read('site.yaml')
        .toString()
        .replace(/^bookingUrl:.*$/m, `bookingUrl: ${url}`),
    );

/** What each refused row must say, beginning with file and line. */
const refused: Record<string, [Change, RegExp]> = {
  'row title null': [activity({ title: null }), /activities\.yaml:1 activities\[0\]\.title: is empty/],
  'row title number': [
    activity({ title: 5 }),
    /activities\.yaml:1 activities\[0\]\.title: is a number, but must be a text; put it in quotes/,
  ],
  'row id string': [activity({ id: '1' }), /activities\.yaml:1 activities\[0\]\.id: must be a whole number without quotes/],
  'row id fraction': [activity({ id: 1.5 }), /activities\.yaml:1 activities\[0\]\.id: must be a whole number/],
  'row id zero': [activity({ id: 0 }), /activities\.yaml:1 activities\[0\]\.id: must be 1 or more/],
  'row id negative': [activity({ id: -3 }), /activities\.yaml:1 activities\[0\]\.id: must be 1 or more/],
  'row duplicate id in file': [
    (folder) => folder.writeRows('activities', [{ ...sampleActivity, id: 7 }, sampleActivity, { ...sampleActivity, id: 7 }]),
    /activities\.yaml:3 activities\[2\]\.id: is 7, which is the id in \S+activities\.yaml:1 too/,
  ],
  'row category null': [activity({ category: null }), /activities\.yaml:1 activities\[0\]\.category: is empty/],
  'row highlights string': [
    destination({ highlights: 'a,b' }),
    /destinations\.yaml:1 destinations\[0\]\.highlights: is a text, but must be a list/,
  ],
  'row date two numbers': [event({ date: '05 06' }), /events\.yaml:1 events\[0\]\.date: must name the month/],
  'row lone surrogate': [activity({ title: '\ud800' }), /activities\.yaml:1 activities\[0\]\.title: holds half of a character/],
  'row RTL override': [
    activity({ title: '\u202Eevil' }),
    /activities\.yaml:1 activities\[0\]\.title: holds the invisible character U\+202E/,
  ],
  'row image javascript:': [activity({ imageUrl: 'javascript:alert(1)' }), /activities\[0\]\.imageUrl: must be a picture/],
  'row image scheme-relative': [activity({ imageUrl: '//evil.example/a.png' }), /activities\[0\]\.imageUrl: must be a picture/],
  'row image quote': [activity({ imageUrl: '/a.png" onerror="x' }), /activities\[0\]\.imageUrl: must be a picture/],
  'row image blank': [activity({ imageUrl: '' }), /activities\[0\]\.imageUrl: is blank/],
  'row content 1 MB one paragraph': [body('a'.repeat(1024 * 1024)), /0001-bats\.md:12 content: is longer than 200000 characters/],
  'file one bad row of 1,000': [
    (folder) => {
      const rows = Array.from({ length: 1000 }, (_, index): Row => ({ ...sampleActivity, id: index + 1 }));
      folder.writeRows('activities', rows.with(730, { ...sampleActivity, id: 731, title: null }));
    },
    /activities\.yaml:731 activities\[730\]\.title: is empty/,
  ],
  'config booking URL javascript': [
    booking('javascript:alert(1)'),
    /site\.yaml:3 bookingUrl: must be an address that starts with https/,
  ],
  'config booking URL http': [booking('http://x'), /site\.yaml:3 bookingUrl: must be an address that starts with https/],
};

/** Each of these in the place of each content file. */
const refusedFiles: Record<string, [(folder: SampleFolder, file: string) => void, RegExp]> = {
  'file empty file': [(folder, file) => folder.write(file, ''), /: is empty; put its content back/],
  'file empty array': [
    (folder, file) => folder.write(file, '[]'),
    /: (?:has no entries|is a list, but must be|has no front matter)/,
  ],
  'file not JSON': [
    (folder, file) => folder.write(file, '<html>'),
    /:1(?: \w+)?: (?:is a text, but must be|has no front matter)/,
  ],
  'file truncated JSON': [
    (folder, file) => folder.write(file, JSON.stringify([sampleActivity]).slice(0, -20)),
    /:1: (?:is not valid YAML|has no front matter)/,
  ],
  'file invalid UTF-8': [
    (folder, file) => folder.write(file, Buffer.concat([folder.read(file), Buffer.from([0x0a, 0xc3, 0x28])])),
    /:\d+: is not UTF-8 text: the byte at offset \d+ begins no character/,
  ],
  'file UTF-16': [(folder, file) => folder.write(file, Buffer.from(`\uFEFF${folder.read(file)}`, 'utf16le')), /: is UTF-16 text/],
  'file 10 MB body in one field': [
    (folder, file) => folder.write(file, `title: ${'a'.repeat(10_000_000)}`),
    /: is larger than 2 MB/,
  ],
  'file 100,000 deep nesting': [
    (folder, file) => folder.write(file, '['.repeat(100_000)),
    /:1: (?:is nested more than|has no front matter)/,
  ],
  'file file unreadable': [makeUnreadable, /: (?:may not be read|cannot be read)/],
  'file file is a directory': [
    (folder, file) => {
      rmSync(folder.path(file));
      mkdirSync(folder.path(file));
    },
    /: is not a file but a folder/,
  ],
};

const accepted: Record<string, [Change, (content: Content) => void]> = {
  'row highlights 500 items': [
    destination({ highlights: Array.from({ length: 500 }, (_, index) => `Highlight ${index}`) }),
    ({ destinations }) => expect(destinations[0]?.highlights).toHaveLength(500),
  ],
  'row location missing': [activity({}), ({ activities }) => expect(activities[0]).not.toHaveProperty('location')],
  'row date day first': [event({ date: '15 May' }), (content) => expectDate(content, 'May', '15')],
  'row date one word': [event({ date: 'May' }), (content) => expectDate(content, 'May', '')],
  'row date range': [event({ date: 'May 15-17' }), (content) => expectDate(content, 'May', '15-17')],
  'row date spaces': [event({ date: '  May   15 ' }), (content) => expectDate(content, 'May', '15')],
  ...titles({
    'row script close in JSON-LD': '</script><script>alert(1)</script>',
    'row html comment': '<!--<script>',
    'row U+2028': 'a\u2028b',
    'row HTML entity': 'Wine &amp; Spirits',
    'row template text': '{{7*7}} $'.concat('{7*7}'),
    'row SQL in text': "'); DROP TABLE posts;--",
    'row emoji': '🌻',
    'row long word': 'a'.repeat(300),
  }),
  'row content empty': [body(''), ({ posts }) => expect(parsePostBody(posts[0]?.content ?? 'x')).toEqual([])],
  'row content unclosed **': [body('**abc'), (content) => expectBody(content, [{ kind: 'paragraph', text: '**abc' }])],
  'row content bullets mixed': [
    body('intro\n- a\n- b'),
    (content) =>
      expectBody(content, [
        { kind: 'paragraph', text: 'intro' },
        { kind: 'list', items: ['a', 'b'] },
      ]),
  ],
  'row content CRLF': [
    body('a\r\n\r\nb'),
    (content) =>
      expectBody(content, [
        { kind: 'paragraph', text: 'a' },
        { kind: 'paragraph', text: 'b' },
      ]),
  ],
  'row content html': [body('<img src=x onerror=alert(1)>'), (content) => expectPlain(content, '<img src=x onerror=alert(1)>')],
  'row content markdown link': [body('[x](javascript:alert(1))'), (content) => expectPlain(content, '[x](javascript:alert(1))')],
  'row content regex bomb': [
    body('*'.repeat(50_000)),
    (content) => {
      const begun = performance.now();
      expectPlain(content, '*'.repeat(50_000));
      expect(performance.now() - begun).toBeLessThan(1000);
    },
  ],
  'file BOM': [
    (folder) => folder.write('activities.yaml', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), folder.read('activities.yaml')])),
    ({ activities }) => expect(activities[0]?.title).toBe('Wine Road'),
  ],
};

/** Nothing is unreadable for root, but a link to itself is. */
function makeUnreadable(folder: SampleFolder, file: string): void {
  const path = folder.path(file);
  if (process.getuid?.() === 0) {
    rmSync(path);
    symlinkSync(path, path);
  } else chmodSync(path, 0o000);
}

/** Titles that look dangerous and are plain text: kept to the letter. */
function titles(texts: Record<string, string>): typeof accepted {
  const check = (title: string) => (content: Content) => expect(content.activities[0]?.title).toBe(title);
  return Object.fromEntries(Object.entries(texts).map(([name, title]) => [name, [activity({ title }), check(title)]]));
}

function expectDate({ events }: Content, month: string, day: string): void {
  expect(eventDateBox(events[0]?.date ?? '')).toEqual({ month, day });
}

function expectBody({ posts }: Content, blocks: ReturnType<typeof parsePostBody>): void {
  expect(parsePostBody(posts[0]?.content ?? '')).toEqual(blocks);
}

function expectPlain(content: Content, text: string): void {
  expectBody(content, [{ kind: 'paragraph', text }]);
}

test('every content row of the catalogue is tested here', () => {
  expect(
    [...Object.keys(refused), ...Object.keys(refusedFiles), ...Object.keys(accepted), 'file same file twice'].sort(),
  ).toEqual(catalogue.sort());
});

describe('refused: file, line and field are named, and what is served stays (issue 7, point 4)', () => {
  test.each(Object.entries(refused))('%s', async (_, [change, message]) => {
    await expectRefused(new SampleFolder(), change, message);
  });

  const files = ['site.yaml', 'activities.yaml', 'destinations.yaml', 'events.yaml', 'blog/0001-bats.md'];
  const cases = Object.entries(refusedFiles).flatMap(([name, row]) => files.map((file) => [name, file, row] as const));
  test.each(cases)('%s in the place of %s', async (_, file, [change, message]) => {
    await expectRefused(new SampleFolder(), (folder) => change(folder, file), message);
  });
});

describe('accepted as plain text', () => {
  test.each(Object.entries(accepted))('%s', async (_, [change, check]) => {
    const folder = new SampleFolder();
    change(folder);
    const { content, problems } = await readContentFolder(folder.content, PAGE_PATHS);
    expect(problems.map(describeProblem)).toEqual([]);
    if (content) check(content);
  });
});

test('file same file twice: no change, the revision stays', async () => {
  const folder = new SampleFolder();
  const { store } = await openSample(folder);
  const before = store.current();
  for (const file of ['site.yaml', 'activities.yaml', 'blog/0001-bats.md']) folder.write(file, folder.read(file));
  const { store: again } = await openSample(folder);
  expect(again.current()?.revision).toBe(before?.revision);
  expect(store.current()).toBe(before);
});

async function expectRefused(folder: SampleFolder, change: Change, message: RegExp): Promise<void> {
  const { store, recorded } = await openSample(folder);
  const before = store.current();
  change(folder);
  const { problems } = await recorded.entry('the content has faults');
  expect(problems).toContainEqual(expect.stringMatching(message));
  expect(problems?.[0]).toContain(folder.content);
  expect(store.current()).toBe(before);
  expect(store.status()).toMatchObject({ revision: before?.revision, stale: true });
}
