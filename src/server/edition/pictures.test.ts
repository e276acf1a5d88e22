import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PictureSurvey } from '../../content/pictures/picture-survey.ts';
import type { ShownPictures } from '../../content/pictures/shown-pictures.ts';
import { createAnswer } from '../answer.ts';
import { guideInMemory, PICTURE, request, text } from '../fixtures/guide-in-memory.ts';
import { Pictures } from './pictures.ts';
import { readStaticFiles } from './static-files.ts';

afterEach(() => vi.restoreAllMocks());

describe('pictures under /images', () => {
  test('a vector picture is compressed, runs nothing when opened on its own, and is cached for an hour', async () => {
    const guide = await guideInMemory();
    const picture = await guide.get('/images/a.svg', { 'accept-encoding': 'gzip' });
    expect(picture).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-encoding': 'gzip',
        'cache-control': expect.stringContaining('max-age=3600'),
        'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox/),
      },
    });
    expect(text(await guide.get('/images/a.svg'))).toBe(PICTURE);
  });

  test('smaller versions of photos are sent as they are', async () => {
    const guide = await guideInMemory();
    const picture = await guide.get('/images/porch-480.avif', { 'accept-encoding': 'gzip, br' });
    expect([picture.status, picture.headers['content-type'], picture.body?.length]).toEqual([
      200,
      'image/avif',
      1000,
    ]);
    expect(picture.headers).not.toHaveProperty('vary');
  });

  test("the owner's photo is sent without its metadata, never as the original", async () => {
    const guide = await guideInMemory();
    expect((await guide.get('/images/porch.jpg')).status).toBe(404);
    writeFileSync(join(guide.folders.variants, 'porch.jpg'), 'without');
    await guide.pictures.refresh();
    expect(text(await guide.get('/images/porch.jpg'))).toBe('without');
  });

  test('only pictures in these folders are served, whatever is requested', async () => {
    const guide = await guideInMemory();
    writeFileSync(join(guide.folders.pictures, '.hidden.svg'), PICTURE);
    mkdirSync(join(guide.folders.pictures, 'folder.svg'));
    symlinkSync(
      join(guide.folders.pictures, 'folder.svg'),
      join(guide.folders.pictures, 'link.svg'),
    );
    symlinkSync('/nowhere/at/all.svg', join(guide.folders.pictures, 'broken-link.svg'));
    await guide.pictures.refresh();
    for (const name of [
      'notes.md',
      'porch.jpg',
      '.hidden.svg',
      'folder.svg',
      'link.svg',
      'broken-link.svg',
      '',
      '..%2fimages%2fa.svg',
      '%2e%2e/a.svg',
      'a.svg%00',
      'A.SVG',
      'constructor',
    ]) {
      expect([name, (await guide.get(`/images/${name}`)).status]).toEqual([name, 404]);
    }
    expect((await guide.get('/images')).status).toBe(404);
  });

  test('a picture that is a symlink is served, since Kubernetes mounts folders that way; when the link changes, so does the picture', async () => {
    const guide = await guideInMemory();
    const { pictures } = guide.folders;
    for (const [revision, words] of Object.entries({ '..one': 'first', '..two': 'second' })) {
      mkdirSync(join(pictures, revision));
      writeFileSync(
        join(pictures, revision, 'linked.svg'),
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><title>${words}</title></svg>`,
      );
    }
    symlinkSync('..one', join(pictures, '..data'));
    symlinkSync('..data/linked.svg', join(pictures, 'linked.svg'));
    await guide.pictures.refresh();
    expect(text(await guide.get('/images/linked.svg'))).toContain('first');
    expect((await new PictureSurvey().read(pictures)).pictures.map(({ name }) => name)).toContain(
      'linked.svg',
    );
    symlinkSync('..two', join(pictures, '..new'));
    renameSync(join(pictures, '..new'), join(pictures, '..data'));
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 2_100);
    expect(text(await guide.get('/images/linked.svg'))).toContain('second');
  });

  test('a picture replaced under its own name is seen within seconds, with a new tag', async () => {
    const guide = await guideInMemory();
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
    const before = await guide.get('/images/a.svg');
    const file = join(guide.folders.pictures, 'a.svg');
    writeFileSync(file, PICTURE.replace('h1', 'h2'));
    utimesSync(file, new Date(0), new Date(0));
    expect((await guide.get('/images/a.svg')).body).toBe(before.body);
    clock.mockReturnValue(now + 2_100);
    const after = await guide.get('/images/a.svg');
    expect(text(after)).toContain('h2');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test('a share picture that was made later takes precedence over one of the same name from the build', async () => {
    const { options, folders, pictures, security } = await guideInMemory();
    for (const folder of [folders.client, folders.variants]) mkdirSync(join(folder, 'share'));
    writeFileSync(join(folders.client, 'share/porch.jpg'), 'of the build');
    const answer = createAnswer({
      ...options,
      files: readStaticFiles(folders.client, security, () => {}),
    });
    const shown = async () => text(await answer(request('/share/porch.jpg')));
    expect(await shown()).toBe('of the build');
    writeFileSync(join(folders.variants, 'share/porch.jpg'), 'made later');
    await pictures.refresh();
    expect(await shown()).toBe('made later');
  });

  test('a listing that takes long does not hide a picture that a later one has found', async () => {
    const { folders, security } = await guideInMemory();
    const { promise: slow, resolve } = Promise.withResolvers<ShownPictures>();
    const shown = (...names: string[]): ShownPictures => {
      const path = (name: string) => ({ root: '', file: name, hash: name });
      return { drawings: new Map(names.map((name) => [name, path(name)])), mayShow: () => true };
    };
    const listings = [slow, Promise.resolve(shown('a.svg', 'new.svg'))];
    const sources = {
      made: folders.variants,
      shown: async () => (await listings.shift()) ?? shown(),
    };
    const pictures = new Pictures({ sources, security, made: () => {} });
    const first = pictures.refresh();
    await pause(1);
    const second = pictures.refresh();
    await Promise.race([second, pause(50)]);
    resolve(shown('a.svg'));
    await Promise.all([first, second]);
    expect(pictures.has('/images/new.svg')).toBe(true);
  });

  test('a picture that has been deleted is missing', async () => {
    const guide = await guideInMemory();
    rmSync(join(guide.folders.pictures, 'a.svg'));
    expect((await guide.get('/images/a.svg')).status).toBe(404);
  });

  test('many simultaneous first visitors read the file once', async () => {
    const guide = await guideInMemory();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => guide.get('/images/porch-480.avif')),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  test('picture without a file handle: 503 and not 404, as for any picture that cannot be read', async () => {
    const guide = await guideInMemory();
    const file = join(guide.folders.pictures, 'a.svg');
    rmSync(file);
    symlinkSync(file, file);
    const answer = await guide.get('/images/a.svg');
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual(
      [503, '5', 'no-store'],
    );
    // Node would end the process for a rejection that nobody caught.
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.on('unhandledRejection', note);
    expect((await guide.get('/images//a.svg')).status).toBe(308);
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', note);
    expect(uncaught).toEqual([]);
  });

  test('a folder that is temporarily unreadable keeps its pictures', async () => {
    const guide = await guideInMemory();
    const { variants, pictures } = guide.folders;
    renameSync(variants, `${variants}-away`);
    symlinkSync(variants, variants);
    await guide.pictures.refresh();
    expect((await guide.get('/images/a.svg')).status).toBe(200);
    rmSync(pictures, { recursive: true });
    await guide.pictures.refresh();
    expect((await guide.get('/images/porch-480.avif')).status).toBe(503);
  });
});
