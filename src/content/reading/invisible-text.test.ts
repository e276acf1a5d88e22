import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { checkContent } from '../../commands/fixtures/check-content.ts';
import { SampleFolder, sampleActivity } from '../fixtures/sample-folder.ts';
import { readContentFolder } from './content-folder.ts';

test.each([
  ['\uFEFF', 0],
  ['\u200B', 1],
])('a file that begins with %j has %i notices of what nobody can see', async (sign, count) => {
  const folder = new SampleFolder();
  folder.write('activities.yaml', `${sign}# Places\n- ${JSON.stringify(sampleActivity)}\n`);
  const { notices } = await checkContent(folder.content);
  expect(notices.filter(({ message }) => message.includes('nobody can see'))).toHaveLength(count);
});

test('what nobody can see in text from Word is left out, and check says where', async () => {
  const folder = new SampleFolder();
  const { title: _, ...rest } = sampleActivity;
  const fields = Object.entries(rest).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const text = `- title: Wine\u00AD \u200BRoad\uFEFF\n\u00A0\u00A0${fields.join('\n  ')}\n`;
  folder.write('activities.yaml', text);
  const { entries, problems } = await readContentFolder(folder.content, contentTables);
  expect(problems).toEqual([]);
  expect(entries.activities.map(({ value }) => value.title)).toEqual(['Wine Road']);
  expect((await checkContent(folder.content)).notices).toContainEqual({
    file: folder.path('activities.yaml'),
    line: 1,
    message: expect.stringContaining('characters that nobody can see'),
  });
});
