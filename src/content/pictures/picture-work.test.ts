import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RecordedLog } from '../fixtures/recorded-log.ts';
import { SampleFolder } from '../fixtures/sample-folder.ts';
import type { SurveyedPicture } from './picture-survey.ts';
import { PictureWork } from './picture-work.ts';
import { SharePictures } from './share-pictures.ts';

test('a picture that did not fit is tried again, also if another reading asks for pictures meanwhile', async () => {
  const { content: root, photos: photoFolder } = new SampleFolder();
  const recorded = new RecordedLog();
  const shares = new SharePictures({ photoFolder, built: new Map(), log: recorded.log });
  const work = new PictureWork({ photoFolder, log: recorded.log, diskPause: 20 }, shares);
  onTestFinished(() => work.close());
  const pictures = ['a.svg', 'b.svg'].map((name): SurveyedPicture => {
    const measurements = { width: 8, height: 6, tone: 0, clear: true };
    return { ...{ root, name, hash: name, measurements }, file: join(root, name) };
  });
  const { promise: last, resolve } = Promise.withResolvers<void>();
  const tried: string[] = [];
  vi.spyOn(work.files, 'recordOf').mockReturnValue(undefined);
  vi.spyOn(work.files, 'record').mockImplementation(async ({ name }) => {
    tried.push(name);
    if (name === 'b.svg') await last;
    else if (tried.length === 1) throw Object.assign(new Error('EIO'), { code: 'EIO' });
  });
  const survey = { names: [], pictures, problems: [], hashes: new Set(['a.svg', 'b.svg']) };
  work.makeMissing(survey);
  await expect.poll(() => tried).toEqual(['a.svg', 'b.svg']);
  await work.makeFirst([]);
  resolve();
  await work.made();
  expect(recorded.entries.map(({ msg }) => msg)).toEqual([
    expect.stringContaining('could not be made'),
  ]);
  await recorded.entry('can be written again');
  expect(tried.slice(0, 4)).toEqual(['a.svg', 'b.svg', 'a.svg', 'b.svg']);
});
