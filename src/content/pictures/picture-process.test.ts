import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { SampleFolder } from '../fixtures/sample-folder.ts';
import { plainPng } from '../fixtures/sample-photos.ts';
import { PictureProcess } from './picture-process.ts';

/** A command that does nothing but measure one picture. */
const COMMAND = `
  import { PictureProcess } from ${JSON.stringify(new URL('./picture-process.ts', import.meta.url).href)};
  const pictures = new PictureProcess();
  const { width } = await pictures.measure({ root: process.argv[2], file: process.argv[1] });
  await new Promise((done) => setTimeout(done, 50));
  await pictures.close();
  process.stdout.write(String(width));
`;

test('a command that measures a picture finishes, even if nothing else keeps it running', async () => {
  const sample = new SampleFolder();
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    COMMAND,
    sample.path('images/a.svg'),
    sample.content,
  ]);
  expect(stdout).toBe('800');
});

test('a version that somebody is waiting for is made before those for later', async () => {
  const sample = new SampleFolder();
  sample.write('images/porch.png', await plainPng(600, 400));
  const pictures = new PictureProcess();
  const order: string[] = [];
  const make = async (name: string, isUrgent: boolean) => {
    const version = { file: name, width: 480 };
    const job = { kind: 'version', hash: 'porch', version, folder: sample.photos } as const;
    const path = { root: sample.content, file: sample.path('images/porch.png') };
    await pictures.make({ ...job, ...path, isUrgent });
    order.push(name);
  };
  await Promise.all([
    make('under-way.webp', false),
    make('later.webp', false),
    make('first.png', true),
  ]);
  await pictures.close();
  expect(order).toEqual(['under-way.webp', 'first.png', 'later.webp']);
});
