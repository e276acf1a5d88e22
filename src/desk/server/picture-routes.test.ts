import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureBombs, polyglots } from '../../content/fixtures/hostile-pictures.ts';
import { photo } from '../../content/fixtures/sample-photos.ts';
import { openCamera, PIECE } from './fixtures/open-camera.ts';
import { OWN } from './fixtures/open-desk.ts';
import { testPictures } from './fixtures/picture-contract.ts';

const plain = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#7fb4d8' } });

/** A file that begins like another kind of picture. */
const ftyp = (brands: string) => Buffer.from(`\0\0\0\x20ftyp${brands}${'\0'.repeat(900)}`);

test('a photo comes upright, without its place, no larger than needed, and goes live with its entry', async () => {
  const { send, see, ask, file } = await openCamera();
  const bytes = await (await photo(4000, 3000)).jpeg().toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const { url = '' } = await send(bytes, 'Night Fair & Café');
  expect(url).toMatch(/^\/images\/night-fair-cafe-[0-9a-f]{10}\.jpg$/);
  const name = url.slice(8);
  const answer = await see(name);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-cache',
  });
  const { etag } = answer.headers;
  expect((await see(name, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  const { width, height, exif } = await sharp(answer.rawPayload).metadata();
  expect([width, height, exif]).toEqual([3000, 2250, undefined]);
  const [red = 0, green = 255] = await sharp(answer.rawPayload)
    .extract({ left: 9, top: 9, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red > 200 && green < 60).toBe(true);

  const { row } = (await ask('/api/row', { list: 'events', key: 1 })).json();
  const value = { ...row, imageUrl: url };
  const { problems } = (await ask('/api/check', { list: 'events', key: 1, value })).json();
  expect(problems).toEqual([
    { field: 'imageAlt', message: expect.stringContaining('say what the new picture shows') },
  ]);
  const described = { ...value, imageAlt: 'Lanterns on the square.' };
  const edits = [{ list: 'events', key: 1, base: row, value: described }];
  const outcome = (await ask('/api/publish', { edits, isMeant: true })).json();
  expect(outcome).toMatchObject({ is: 'live', message: '“Fair”: picture, what the picture shows' });
  expect(await file('events.yaml')).toContain(url);
  expect((await ask('/api/publish', { edits, isMeant: true })).json()).toEqual({ is: 'same' });
  const uses = (await ask(`/api/pictures/uses?name=${name}`)).json();
  expect(uses).toEqual([{ ref: { list: 'events', key: 1 }, title: 'Fair' }]);
});

test('a photo is taken however long the title is that it’s named after', async () => {
  const { send } = await openCamera();
  const { url } = await send(await plain().jpeg().toBuffer(), 'Long '.repeat(100));
  expect(url).toMatch(/^\/images\/long-long-[a-z-]*[0-9a-f]{10}\.jpg$/);
});

testPictures('files', () => openCamera());

test('PNG, WebP and AVIF are taken, and what is transparent stays so', async () => {
  const { send, see } = await openCamera();
  const clear = sharp({
    create: { width: 640, height: 480, channels: 4, background: '#7fb4d880' },
  });
  const kinds = {
    png: await plain().png().toBuffer(),
    'deep.png': await plain().toColourspace('rgb16').png().toBuffer(),
    webp: await plain().webp().toBuffer(),
    avif: await plain().avif({ effort: 0 }).toBuffer(),
    cmyk: await plain().toColourspace('cmyk').jpeg().toBuffer(),
    'clear.png': await clear.png().toBuffer(),
  };
  for (const [kind, bytes] of Object.entries(kinds)) {
    const { url = '', message } = await send(bytes);
    expect([kind, message, url.split('.').at(-1)]).toEqual([
      kind,
      undefined,
      kind === 'clear.png' ? 'webp' : 'jpg',
    ]);
    const { hasAlpha, space } = await sharp((await see(url.slice(8))).rawPayload).metadata();
    expect([kind, hasAlpha, space]).toEqual([kind, kind === 'clear.png', 'srgb']);
  }
});

test('what can’t be taken is refused, and the answer says what to do', async () => {
  const { send } = await openCamera();
  const jpeg = await plain().jpeg().toBuffer();
  const red = await plain().tint('red').png().toBuffer();
  const two = [await plain().png().toBuffer(), red];
  const frames = await sharp(two, { join: { animated: true } })
    .webp()
    .toBuffer();
  const refused: [string, Buffer, RegExp][] = [
    ['HEIC', ftyp('heic\0\0\0\0mif1heic'), /HEIC.*Most Compatible.*screenshot/],
    ['HEIC by its second brand', ftyp('mif1\0\0\0\0mif1heic'), /HEIC/],
    ['a GIF', await plain().gif().toBuffer(), /GIF.*screenshot/],
    ['a WebP that moves', frames, /moves.*still/],
    ['an AVIF that moves', ftyp('avis\0\0\0\0avif'), /moves.*still/],
    ['a film', ftyp('isom\0\0\0\0mp41'), /no picture/],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /drawing/],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), /no picture/],
    ['a document', Buffer.from('%PDF-1.7'), /no picture/],
    ['a JPEG that was cut off', jpeg.subarray(0, jpeg.length - 400), /damaged or cut short/],
    [
      'a large AVIF',
      await plain(2300, 2200).avif({ effort: 0 }).toBuffer(),
      /has 5\.1 megapixels as AVIF; save it with fewer than 5/,
    ],
    ['a small one', await plain(300, 200).jpeg().toBuffer(), /only 300 pixels wide/],
  ];
  for (const [what, bytes, message] of refused)
    expect([what, await send(bytes)]).toEqual([
      what,
      { status: 422, message: expect.stringMatching(message) },
    ]);
});

test('bombs and pictures that are two things at once are refused, or nothing but their pixels stays', async () => {
  const { send, see } = await openCamera();
  // One of each sort: each is a process.
  const names = [
    'huge.png',
    'long.png',
    'flat.png',
    'words.png',
    'scans.jpg',
    'huge.webp',
    'lie.webp',
  ];
  names.push('cut.png', 'frames.webp', 'page.jpg', 'archive.jpg', 'comment.jpg', 'script.png');
  const all = [...(await pictureBombs()), ...(await polyglots())];
  const some = all.filter(([name]) => names.includes(name));
  expect(some.length).toBeGreaterThanOrEqual(names.length);
  for (const [name, bytes] of some) {
    const { status, message = '', url = '' } = await send(bytes);
    expect([name, [200, 422].includes(status)]).toEqual([name, true]);
    if (status === 422) expect([name, message]).toEqual([name, expect.stringMatching(/^T.*\.$/)]);
    else {
      const { rawPayload } = await see(url.slice(8));
      expect([name, rawPayload.includes('<script')]).toEqual([name, false]);
    }
  }
});

test('what was cut off goes on where it was; what is sent twice changes nothing', async () => {
  const { piece, finish, see } = await openCamera();
  // What follows a picture's end is no part of it, but has to be sent.
  const bytes = Buffer.concat([await plain().jpeg().toBuffer(), Buffer.alloc(PIECE)]);
  const id = randomUUID();
  const first = bytes.subarray(0, PIECE);
  expect((await piece(id, 0, first)).json()).toEqual({ at: PIECE });
  expect((await piece(id, 0, first)).json()).toEqual({ at: PIECE });
  expect((await finish(id, bytes.length, 'Fair')).status).toBe(409);
  expect((await piece(id, PIECE * 2, first)).json()).toEqual({ at: PIECE });
  await piece(id, PIECE, bytes.subarray(PIECE));
  const answers = [
    (await finish(id, bytes.length, 'Fair')).json(),
    (await finish(id, bytes.length, 'Fair')).json(),
  ];
  expect(answers[0]).toEqual(answers[1]);
  expect((await see(answers[0].url.slice(8))).statusCode).toBe(200);
});

test('pictures are sent and seen by who is signed in, from the desk’s own page, within limits', async () => {
  const { app, clock, piece, see } = await openCamera();
  const id = randomUUID();
  const body = Buffer.from('\xff\xd8\xff', 'latin1');
  expect((await piece(id, 0, body, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await piece(id, 0, body, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  const closed = await app.inject({
    ...{ method: 'POST', url: `/api/pictures/piece?id=${id}&at=0`, payload: body },
    headers: { ...OWN, 'content-type': 'application/octet-stream' },
  });
  expect(closed.statusCode).toBe(401);
  expect(
    (await app.inject({ url: '/pictures/a.jpg', headers: { host: OWN.host } })).statusCode,
  ).toBe(401);
  expect((await piece(id, 0, Buffer.alloc(PIECE + 1))).statusCode).toBe(413);
  expect((await piece('../../etc', 0, body)).statusCode).toBe(400);
  expect((await piece(id, 0, body, { 'content-type': 'image/jpeg' })).statusCode).toBe(415);
  const stopped = randomUUID();
  for (const each of [stopped, randomUUID(), randomUUID(), randomUUID()])
    expect((await piece(each, 0, body)).statusCode).toBe(200);
  expect((await piece(randomUUID(), 0, body)).statusCode).toBe(429);
  // Four that somebody has stopped don't hold up the next one; whoever goes on with one begins again.
  clock.now += 31_000;
  expect((await piece(stopped, 3, body)).json()).toEqual({ at: 6 });
  for (let count = 0; count < 3; count += 1)
    expect((await piece(randomUUID(), 0, body)).statusCode).toBe(200);
  expect((await piece(randomUUID(), 0, body)).statusCode).toBe(429);
  clock.now += 31_000;
  expect((await piece(randomUUID(), 0, body)).statusCode).toBe(200);
  expect((await piece(stopped, 6, body)).json()).toEqual({ at: 0 });
  for (const name of ['..%2Fdesk.sqlite', 'uploads', '.htaccess', 'none.jpg'])
    expect([name, (await see(name)).statusCode]).toEqual([name, 404]);
});
