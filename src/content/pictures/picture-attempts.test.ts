import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openSample, sampleSource } from '../fixtures/open-sample.ts';
import { RecordedLog } from '../fixtures/recorded-log.ts';
import { folderShowing, plainPng } from '../fixtures/sample-photos.ts';
import { PictureAttempts } from './picture-attempts.ts';
import { NOTE_FOLDER, PictureNotes } from './picture-notes.ts';
import { PictureCrash, PictureProcess } from './picture-process.ts';

const HASH = 'a1b2';

/** A quarter of a million curves in few words: drawing them takes minutes, so whatever happens comes in the middle. */
function slowSvg(): string {
  const curves = `<path id="a0" d="M0 0${'C9 999 799 0 400 300'.repeat(100)}" fill="none" stroke="red"/>`;
  const eights = Array.from(
    { length: 6 },
    (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(8)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><defs>${curves}${eights.join('')}</defs><use href="#a6"/></svg>`;
}

/** A folder with a picture, and a way to start on it. */
function folderWithPicture() {
  const folder = folderShowing('a.svg');
  const notes = join(folder.photos, NOTE_FOLDER);
  const path = { root: folder.content, file: join(folder.images, 'a.svg') };
  const start = (jobLimit?: number) => {
    const process = new PictureProcess(jobLimit);
    const measured = vi.spyOn(process, 'measure');
    return {
      process,
      measured,
      attempts: new PictureAttempts(process, new PictureNotes(notes)),
    };
  };
  return { folder, notes, path, start };
}

describe('work on a picture that breaks off is not retried forever', () => {
  test('a picture that takes too much time or memory is given up after two attempts, even by the next start', async () => {
    const { path, start } = folderWithPicture();
    const first = start(1);
    await expect(first.process.measure(path)).rejects.toThrow(PictureCrash);
    first.measured.mockClear();
    await expect(first.attempts.measure(path, HASH)).rejects.toThrow(
      'could not be read: two attempts were cut off because they took too much memory or time; save it as a smaller baseline JPEG, such as 4000 × 3000',
    );
    expect(first.measured).toHaveBeenCalledTimes(2);
    const next = start();
    await expect(next.attempts.measure(path, HASH)).rejects.toThrow('could not be read');
    expect(next.measured).not.toHaveBeenCalled();
    const { attempts } = start();
    expect(await attempts.measure(path, 'of other bytes')).toMatchObject({
      width: 800,
      height: 600,
    });
  });

  test('a start that was killed in the middle of a picture counts as an attempt', async () => {
    const { notes, path, start } = folderWithPicture();
    await new PictureNotes(notes).change(HASH, { attempts: 2 });
    const { attempts, measured } = start();
    await expect(attempts.measure(path, HASH)).rejects.toThrow('could not be read');
    expect(measured).not.toHaveBeenCalled();
  });

  test('an orderly shutdown in the middle of a picture does not count', async () => {
    const { folder, notes, path, start } = folderWithPicture();
    folder.write('images/a.svg', slowSvg());
    const { attempts, process } = start();
    const measuring = attempts.measure(path, HASH);
    await expect.poll(async () => (await new PictureNotes(notes).read(HASH)).attempts).toBe(1);
    await process.close();
    await expect(measuring).rejects.toThrow(PictureCrash);
    expect(await new PictureNotes(notes).read(HASH)).toMatchObject({ attempts: 0 });
  });

  test('measurements are taken once, even if the sizes were not made before the next start', async () => {
    const { path, start } = folderWithPicture();
    const measurements = await start().attempts.measure(path, HASH);
    const next = start();
    expect(await next.attempts.measure(path, HASH)).toEqual(measurements);
    expect(next.measured).not.toHaveBeenCalled();
  });

  test('the next start does not make existing sizes again, and the note is removed once all exist', async () => {
    const folder = folderShowing('porch.png');
    folder.write('images/porch.png', await plainPng(500, 300));
    mkdirSync(join(folder.photos, 'porch-500.webp'), { recursive: true });
    const before = new RecordedLog();
    const first = sampleSource(folder, before);
    await first.read();
    await before.entry('the files of a picture could not be made');
    await first.close();
    const made = vi.spyOn(PictureProcess.prototype, 'make');
    rmSync(join(folder.photos, 'porch-500.webp'), { recursive: true });
    const { recorded } = await openSample(folder);
    await recorded.entry('the sizes of a photo are ready');
    const jobs = made.mock.calls.map(([job]) =>
      job.kind === 'version' ? job.version.file : job.kind,
    );
    expect(jobs).toEqual(['porch-500.webp', 'share']);
    expect(readdirSync(join(folder.photos, NOTE_FOLDER))).toEqual([]);
  });

  test('files that did not fit on a full disk are made once there is room, without a restart; the fault is logged once', async () => {
    const folder = folderShowing('porch.png');
    folder.write('images/porch.png', await plainPng(500, 300));
    const disk = folder.fillDisk();
    const recorded = new RecordedLog();
    const source = sampleSource(folder, recorded, { diskPause: 50 });
    expect((await source.read()).activities[0]?.image).toMatchObject({ width: 500, widths: [] });
    await recorded.entry('the files of a picture could not be made');
    disk.free();
    await recorded.entry('the files of pictures can be written again');
    expect((await source.read()).activities[0]?.image?.widths).toEqual([480, 500]);
    await source.close();
    expect(recorded.entries.filter(({ msg }) => msg.includes('could not be made'))).toHaveLength(1);
  });
});
