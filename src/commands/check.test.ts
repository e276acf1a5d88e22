import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { SampleFolder, sampleActivity } from '../content/fixtures/sample-folder.ts';
import { checkContent } from './fixtures/check-content.ts';

/** The command as the owner runs it. */
function runCheck(content: string): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['src/commands/check.ts', content], { encoding: 'utf8' });
}

describe('npm run check', () => {
  test('good content: status 0 and a line that says what was checked', () => {
    const { status, stdout, stderr } = runCheck('content');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^The content is good, with (?:no warnings|\d+ warnings?): \d+ activities, .*, \d+ posts, \d+ pictures, the words of 16 pages\.$/m,
    );
  });

  test('a fault: status 1, the message of the log, and that the site goes on', () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [{ ...sampleActivity, title: null }]);
    const { status, stdout, stderr } = runCheck(folder.content);
    expect(status).toBe(1);
    expect(stderr).toBe(`fault: ${folder.content}/activities.yaml:1 activities[0].title: is empty, but must be a text\n`);
    expect(stdout).toMatch(
      /^1 fault, \d+ warnings\. The site goes on showing the last good content until the faults are gone\.$/m,
    );
  });

  test('a picture that cannot be shown: status 1', () => {
    const folder = new SampleFolder();
    folder.write('images/broken.jpg', 'x');
    const { status, stderr } = runCheck(folder.content);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/images\/broken\.jpg: is no picture that can be read/)]);
  });

  test('a folder that is not there: each missing file, status 1', () => {
    const { status, stderr } = runCheck('nowhere');
    expect(status).toBe(1);
    expect(stderr.split('\n').slice(0, 5)).toEqual(
      ['site.yaml', 'activities.yaml', 'destinations.yaml', 'events.yaml', 'blog'].map(
        (file) => `fault: nowhere/${file}: is missing; put it back`,
      ),
    );
  });

  test('the content that we deliver has neither faults nor warnings', async () => {
    expect(await checkContent('content')).toMatchObject({ problems: [], warnings: [] });
  });
});
