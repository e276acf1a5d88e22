import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openSample } from '../fixtures/open-sample.ts';
import { folderShowing, photo } from '../fixtures/sample-photos.ts';
import { PictureSurvey } from './picture-survey.ts';

describe('a picture that cannot be used is named, and the rest is served', () => {
  test('broken, truncated, too large, in another format, badly named, or in conflict with another', async () => {
    const folder = folderShowing('broken.jpg');
    const good = await (await photo(1200, 900)).jpeg().toBuffer();
    const bad: Record<string, Uint8Array | string> = {
      'broken.jpg': 'not a picture',
      'cut.jpg': good.subarray(0, good.length / 2),
      'empty.png': '',
      'huge.png': await sharp({
        create: { width: 10_000, height: 5_000, channels: 3, background: '#fff' },
      })
        .png()
        .toBuffer(),
      'telephone.heic': 'heic',
      'vector.jpg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>',
      'no-box.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'two words.jpg': good,
      'twin.png': good,
    };
    mkdirSync(join(folder.images, 'folder.jpg'));
    for (const [name, bytes] of Object.entries({ ...bad, 'twin.jpg': good }))
      folder.write(`images/${name}`, bytes);
    const { store, recorded } = await openSample(folder);
    const { problems = [] } = await recorded.entry('the content has faults');
    const named = (name: string) => problems.find((problem) => problem.includes(`/${name}: `));
    expect(problems).toHaveLength(Object.keys(bad).length + 1);
    expect(named('folder.jpg')).toMatch(/is not a file/);
    expect(named('broken.jpg')).toMatch(
      /cannot be read as a picture \(.+\); save it again as JPEG, PNG, WebP or SVG; until then, the picture is not shown$/,
    );
    expect(named('cut.jpg')).toMatch(/cannot be read as a picture/);
    expect(named('empty.png')).toMatch(/cannot be read as a picture/);
    expect(named('huge.png')).toMatch(
      /has 50 megapixels \(10000 × 5000\); save it with fewer than 50/,
    );
    expect(named('telephone.heic')).toMatch(
      /is in a format that cannot be shown; save it as JPEG, PNG, WebP or SVG/,
    );
    expect(named('vector.jpg')).toMatch(/is svg inside; save it as JPEG, PNG or WebP/);
    expect(named('no-box.svg')).toMatch(/has no viewBox/);
    expect(named('two words.jpg')).toMatch(/has a name that does not work in a web address/);
    expect(named('twin.png')).toMatch(
      /files with the same names as twin\.jpg; rename one of the two/,
    );
    await expect
      .poll(() => store.current()?.activities[0])
      .toMatchObject({ title: 'Wine Road', image: undefined });
  });

  test('the measurements of a vector picture come from its viewBox', async () => {
    const folder = folderShowing('a.svg');
    const { store } = await openSample(folder);
    expect(store.current()?.activities[0]?.image).toEqual({
      width: 800,
      height: 600,
      widths: [],
      tone: 10,
    });
  });

  test('a missing picture folder counts as empty', async () => {
    expect(await new PictureSurvey().read('/nowhere/at/all')).toEqual({
      names: [],
      pictures: [],
      problems: [],
      hashes: new Set(),
    });
  });
});
