import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  SampleFolder,
  sampleActivity,
  sampleEvent,
  samplePost,
} from '../content/fixtures/sample-folder.ts';
import { checkContent } from './fixtures/check-content.ts';
import { runInMemory } from './fixtures/run-in-memory.ts';

/** The command as the owner runs it. */
function runCheck(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['src/commands/check.ts', ...args], { encoding: 'utf8' });
}

/** What it says and how it ends, without a process of its own. */
async function checkInMemory(args: string[], environment: Record<string, string> = {}) {
  const { status, output, errors } = await runInMemory('check', args, environment);
  return { status, stdout: output, stderr: errors };
}

describe('./guide check', () => {
  test('good content: status 0 and a line that says what was checked', () => {
    const { status, stdout, stderr } = runCheck('content');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^The content is good, with (?:no warnings|\d+ warnings?): \d+ activities, .*, \d+ posts, \d+ own pages, \d+ pictures, \d+ files of words\.$/m,
    );
  });

  test('a fault: status 1, the same message as in the log, and that the site keeps running', () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [{ ...sampleActivity, title: null }]);
    const { status, stdout, stderr } = runCheck(folder.content);
    expect(status).toBe(1);
    expect(stderr).toBe(
      `fault: ${folder.content}/activities.yaml:1 activities[0].title: is empty, but must be text\n`,
    );
    expect(stdout).toMatch(
      /^1 fault, \d+ warnings\. Until they are fixed, the site shows the last good form of each entry with a fault, .* All other edits are live\.$/m,
    );
  });

  test('words of pages: a fault with file, line and field; a note for what takes the shipped word (decision 30)', async () => {
    const folder = new SampleFolder();
    mkdirSync(folder.path('pages'));
    folder.write('pages/contact.yaml', 'title: Find us\nintor: Call\n');
    const { status, stdout, stderr } = await checkInMemory([folder.content]);
    expect([status, stderr]).toEqual([
      1,
      `fault: ${folder.content}/pages/contact.yaml:2 intor: is not a known field here; correct its spelling or delete it\n`,
    ]);
    expect(stdout).toContain(
      `note: ${folder.content}/pages/contact.yaml:1 intro: is missing, so it takes the shipped word: “`,
    );
    expect(stdout).toContain(
      `note: ${folder.content}/pages/home.yaml: is missing, so the page takes the shipped words\n`,
    );
  });

  test('--explain says the next days of an event, and a fault those that its words would mean', async () => {
    const folder = new SampleFolder();
    folder.writeRows('events', [
      { ...sampleEvent, id: 18, date: undefined, when: 'day after Thanksgiving' },
    ]);
    const day = ['--on', '2026-11-22'];
    const { stdout } = await checkInMemory([folder.content, '--explain', 'events', '18', ...day]);
    expect(stdout).toBe(
      [
        `${folder.content}/events.yaml:1 “${sampleEvent.title}”: "day after Thanksgiving" means`,
        ...['27, 2026', '26, 2027', '24, 2028', '23, 2029', '29, 2030'].map(
          (date) => `  Friday, November ${date}`,
        ),
        '',
      ].join('\n'),
    );
    folder.writeRows('events', [{ ...sampleEvent, id: 18, date: undefined, when: 'Dec 5' }]);
    expect((await checkInMemory([folder.content, ...day])).stderr).toMatch(
      /write it behind the day, or every December 5 if it comes each year: that would be Saturday, December 5, 2026; Sunday, December 5, 2027; Tuesday, December 5, 2028\n$/,
    );
    expect(await checkInMemory([folder.content, '--explain', 'events', '18'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('has no event 18 without faults'),
    });
  });

  test('a picture that cannot be shown: status 1', async () => {
    const folder = new SampleFolder();
    folder.write('images/broken.jpg', 'x');
    const { status, stderr } = await checkInMemory([folder.content]);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/images\/broken\.jpg: cannot be read as a picture/),
    ]);
  });

  test('each kind of fault has its own consequence, and no others are mentioned', async () => {
    const folder = new SampleFolder();
    expect((await checkContent(folder.content)).consequences).toEqual([]);
    folder.write('images/broken.jpg', 'x');
    const pictures = 'The site shows everything except the pictures with faults.';
    expect((await checkContent(folder.content)).consequences).toEqual([pictures]);
    folder.writeRows('activities', [{ ...sampleActivity, title: null }]);
    const content = expect.stringMatching(
      /^Until they are fixed, the site shows the last good form/,
    );
    expect((await checkContent(folder.content)).consequences).toEqual([content, pictures]);
  });

  test('without a folder, checks the content in CONTENT_DIR, as the other commands do', async () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [{ ...sampleActivity, title: null }]);
    const { status, stderr } = await checkInMemory([], { CONTENT_DIR: folder.content });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^fault: ${folder.content}/activities\\.yaml:1 `)),
    ]);
  });

  test('--on DAY: as of that day, names what will be over by then, and what still waits', async () => {
    const folder = new SampleFolder();
    const { date: _, ...event } = sampleEvent;
    folder.writeRows('events', [{ ...event, when: '2027-02-28' }]);
    const post = { ...samplePost, publishedAt: 'March 1, 2027' };
    folder.writePost('0002-spring.md', post, 'Body.');
    const before = await checkInMemory([folder.content, '--on', '2027-02-28']);
    expect([before.status, before.stderr]).toEqual([0, '']);
    expect(before.stdout).not.toContain('ended on');
    expect(before.stdout).toContain(
      `note: ${folder.content}/blog/0002-spring.md:6 publishedAt: is March 1, 2027; the site shows the post from that day on\n`,
    );
    const after = await checkInMemory([folder.content, '--on', '2027-03-01']);
    expect([after.status, after.stderr]).toEqual([0, '']);
    expect(after.stdout).toContain(
      `warning: ${folder.content}/events.yaml:1 “Fair” when: ended on 2027-02-28; give it its next dates, or delete the event\n`,
    );
    expect(after.stdout).not.toContain('from that day on');
    expect(after.stdout).toMatch(/^The content is good on 2027-03-01, with \d+ warnings: /m);
  });

  test.for([['2027-02-30'], ['tomorrow'], []])(
    '--on %s: says what to type, and checks nothing',
    async (day) => {
      const { status, stdout, stderr } = await checkInMemory(['content', '--on', ...day]);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain('--on');
    },
  );

  test('a missing folder: names each missing file, status 1', async () => {
    const { status, stderr } = await checkInMemory(['nowhere']);
    expect(status).toBe(1);
    expect(stderr.split('\n').slice(0, 5)).toEqual(
      ['site.yaml', 'activities.yaml', 'destinations.yaml', 'events.yaml', 'blog'].map(
        (file) => `fault: nowhere/${file}: is missing; put it back`,
      ),
    );
  });

  test('the content we ship has no faults and no warnings', async () => {
    expect(await checkContent('content')).toMatchObject({ problems: [], warnings: [] });
  });

  test('of the content we ship a newcomer reads three lines at most', async () => {
    const { stdout, stderr } = await checkInMemory(['content', '--on', '2026-11-22']);
    const lines = stdout.trimEnd().split('\n');
    expect([lines.length <= 3, stderr]).toEqual([true, '']);
    expect(lines.at(-1)).toMatch(/^The content is good on 2026-11-22, with no warnings: /);
  });
});
