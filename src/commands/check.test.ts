import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SampleFolder, sampleActivity } from '../content/fixtures/sample-folder.ts';
import { checkContent, PAGES } from './fixtures/check-content.ts';

/** The command as the owner runs it. */
function runCheck(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['src/commands/check.ts', ...args], { encoding: 'utf8' });
}

describe('npm run check', () => {
  test('good content: status 0 and a line that says what was checked', () => {
    const { status, stdout, stderr } = runCheck('content');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^The content is good, with (?:no warnings|\d+ warnings?): \d+ activities, .*, \d+ posts, \d+ pictures, the words of 16 pages\.$/m,
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
      /^1 fault, \d+ warnings\. The site keeps showing the last good content until the faults are fixed\.$/m,
    );
  });

  test('a picture that cannot be shown: status 1', () => {
    const folder = new SampleFolder();
    folder.write('images/broken.jpg', 'x');
    const { status, stderr } = runCheck(folder.content);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/images\/broken\.jpg: cannot be read as a picture/),
    ]);
  });

  test('each kind of fault has its own consequence, and no others are mentioned', async () => {
    const folder = new SampleFolder();
    const pages = join(folder.root, 'pages');
    cpSync(PAGES, pages, { recursive: true, filter: (path) => !/\.tsx?$/.test(path) });
    expect((await checkContent(folder.content, pages)).consequences).toEqual([]);
    folder.write('images/broken.jpg', 'x');
    const pictures = 'The site shows everything except the pictures with faults.';
    expect((await checkContent(folder.content, pages)).consequences).toEqual([pictures]);
    rmSync(join(pages, 'home/home.yaml'));
    const words = expect.stringMatching(
      /^With a fault in the words of a page, npm start and npm run build stop; a server that is running/,
    );
    expect((await checkContent(folder.content, pages)).consequences).toEqual([words, pictures]);
    folder.writeRows('activities', [{ ...sampleActivity, title: null }]);
    const content = 'The site keeps showing the last good content until the faults are fixed.';
    expect((await checkContent(folder.content, pages)).consequences).toEqual([
      content,
      words,
      pictures,
    ]);
  });

  test('without a folder, checks the content in CONTENT_DIR, as the other commands do', () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [{ ...sampleActivity, title: null }]);
    const env = { ...process.env, CONTENT_DIR: folder.content };
    const { status, stderr } = spawnSync(process.execPath, ['src/commands/check.ts'], {
      encoding: 'utf8',
      env,
    });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^fault: ${folder.content}/activities\\.yaml:1 `)),
    ]);
  });

  test('a missing folder: names each missing file, status 1', () => {
    const { status, stderr } = runCheck('nowhere');
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
});
