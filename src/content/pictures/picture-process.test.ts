import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { SampleFolder } from '../fixtures/sample-folder.ts';

/** A command that does nothing but measure one picture. */
const COMMAND = `
  import { PictureProcess } from ${JSON.stringify(new URL('./picture-process.ts', import.meta.url).href)};
  const pictures = new PictureProcess();
  const { width } = await pictures.measure(process.argv[1]);
  await new Promise((done) => setTimeout(done, 50));
  await pictures.close();
  process.stdout.write(String(width));
`;

test('a command that measures a picture finishes, even if nothing else keeps it running', async () => {
  const file = new SampleFolder().path('images/a.svg');
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    COMMAND,
    file,
  ]);
  expect(stdout).toBe('800');
});
