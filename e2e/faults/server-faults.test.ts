import { readdirSync, symlinkSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { contentTables } from '../../src/app/content-tables.ts';
import { readLastGood } from '../../src/content/serving/last-good.ts';
import { eventually, startGuideProcess } from './guide-process.ts';
import { startLoad } from './load.ts';
import { outcomeOf } from './outcome-of.ts';
import { PublishedDatabase, SAMPLE_PATHS, withEventTitle } from './published-database.ts';
import { shortContent, shortContentFolder } from './short-content.ts';

/** Each has servers of its own, and waits for them. */
describe.concurrent('faults of a server', () => {
  test('SIGTERM under load with keep-alive clients: no request is lost, and exit 0 within 10 s (short form of npm run soak)', async () => {
    await using guide = await startGuideProcess({ contentFolder: await shortContentFolder() });
    await guide.serving();
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const lost: string[] = [];
    const answers = Array.from({ length: 20 }, () => 0);
    let refused = 0;
    const visitors = answers.map(async (_, index) => {
      for (let step = index; refused === 0; step += 1) {
        const outcome = await outcomeOf(
          agent,
          `${guide.url}${SAMPLE_PATHS[step % SAMPLE_PATHS.length]}`,
        );
        if (outcome === 200) answers[index] = (answers[index] ?? 0) + 1;
        else if (outcome === 'ECONNREFUSED') refused += 1;
        else lost.push(String(outcome));
      }
    });
    await eventually(() => answers.every((count) => count > 2), 'answer for every visitor');
    const signaled = performance.now();
    guide.signal('SIGTERM');
    expect(await guide.ended).toBe(0);
    expect(performance.now() - signaled).toBeLessThan(10_000);
    await Promise.all(visitors);
    agent.destroy();
    expect(lost).toEqual([]);
  });

  test('disk full when the last good content is saved: the new content is served, the log says so, and it is saved once there is room', async () => {
    const database = await PublishedDatabase.createOn(inject('postgresUrl'));
    await using guide = await startGuideProcess({
      databaseUrl: database.url,
      fault: './injected/hurried-disk.mjs',
    });
    await guide.serving();
    // Writing to this device fails the way it does on a full disk.
    symlinkSync('/dev/full', join(guide.cacheFolder, 'last-good.json.part'));
    await database.publish(withEventTitle(await shortContent(), 2, 'Served from memory'));
    const { err } = await guide.entry('the last good content could not be saved to disk');
    expect(err).toMatchObject({ code: 'ENOSPC' });
    await eventually(
      async () => (await guide.text('/api/events')).includes('Served from memory'),
      'sign of the edit',
    );
    expect(await guide.readiness()).toMatchObject({ status: 200, stale: false });
    // The write failed and removed its partial file, so the next try has room.
    await guide.entry('the last good content is saved to disk again');
    const { snapshot } = await readLastGood(
      join(guide.cacheFolder, 'last-good.json'),
      contentTables,
    );
    expect(JSON.stringify(snapshot.events)).toContain('Served from memory');
  });

  test('a cache folder that nobody can write: everything is served, and the log says what is not kept', async () => {
    // Nothing can be made in a file, as on a disk that is read-only.
    const cacheFolder = resolve('package.json', 'cache');
    await using guide = await startGuideProcess({ cacheFolder, measures: true });
    await guide.entry('serving http');
    for (const path of ['/', '/events', '/api/blog', '/images/bluebonnets.svg'])
      expect([path, (await guide.get(path)).status]).toEqual([path, 200]);
    expect(await guide.readiness()).toMatchObject({ status: 200, stale: false });
    await guide.entry('the folder for photos cannot be created');
    await guide.entry('the last good content could not be saved to disk');
  });

  test("an empty CONTENT_DIR gets the content that comes with the guide, once: edits and later starts are the owner's", async () => {
    const root = await mkdtemp(join(tmpdir(), 'guide-owner-'));
    const contentFolder = join(root, 'content');
    try {
      {
        await using guide = await startGuideProcess({ contentFolder });
        await guide.serving();
        const { msg } = await guide.entry('CONTENT_DIR was empty');
        expect(msg).toContain('edit site.yaml');
        expect((await guide.get('/images/bluebonnets.svg')).status).toBe(200);
      }
      const site = join(contentFolder, 'site.yaml');
      const text = await readFile(site, 'utf8');
      await writeFile(site, text.replace(/^brand: .*/m, 'brand: Our Cabins'));
      await rm(join(contentFolder, 'blog/0001-barbecue-by-the-pound.md'));
      await using guide = await startGuideProcess({ contentFolder });
      await guide.serving();
      expect(await guide.text('/')).toContain('Our Cabins');
      expect((await guide.get('/blog/1')).status).toBe(404);
      expect(guide.log.filter(({ msg }) => msg.includes('CONTENT_DIR'))).toEqual([]);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });

  test('rendering throws on one post: only its page is a 500, everything else is fine', async () => {
    const database = await PublishedDatabase.createOn(inject('postgresUrl'));
    const publishPost = async (text: string) => {
      const content = await shortContent();
      const posts = content.posts.map((post) =>
        post.id === 3 ? { ...post, content: text } : post,
      );
      await database.publish({ ...content, posts });
    };
    await publishPost('RENDER-FAULT');
    await using guide = await startGuideProcess({
      databaseUrl: database.url,
      fault: './injected/render-fault.mjs',
    });
    await guide.serving();
    const broken = await guide.get('/blog/3');
    expect(broken.status).toBe(500);
    expect(broken.headers.get('cache-control')).toBe('no-store');
    expect(await broken.text()).toMatch(/<html lang="en">[\s\S]*<a href="\/">/);
    for (const path of ['/', '/blog', '/blog/4', '/api/blog/3', '/feed.xml', '/sitemap.xml'])
      expect((await guide.get(path)).status).toBe(200);
    expect(JSON.stringify(await guide.entry('a part of the site could not be made'))).toContain(
      '/blog/3',
    );

    await publishPost('Repaired.');
    await eventually(async () => (await guide.get('/blog/3')).status === 200, 'repaired page');
  });

  test('the clock jumps a day ahead and two days back under load: no 5xx, and edits still show', async () => {
    const database = await PublishedDatabase.createOn(inject('postgresUrl'));
    await using guide = await startGuideProcess({
      databaseUrl: database.url,
      fault: './injected/clock-jump.mjs',
    });
    await guide.serving();
    const load = startLoad({
      url: guide.url,
      paths: [...SAMPLE_PATHS, '/images/bluebonnets.svg', '/readyz'],
      connections: 4,
      pause: 20,
    });
    for (const title of ['A day ahead', 'A day back', 'And ahead again']) {
      guide.signal('SIGUSR2');
      await pause(300);
      await database.publish(withEventTitle(await shortContent(), 2, title));
      await eventually(async () => (await guide.text('/events')).includes(title), title);
    }
    const { age } = await guide.readiness();
    expect(age).toBeGreaterThanOrEqual(0);
    const { faults } = await load.stop();
    expect(faults).toEqual([]);
  });

  test('uncaught exception: logged, exit 1, and what was saved to disk is whole', async () => {
    const database = await PublishedDatabase.createOn(inject('postgresUrl'));
    await using guide = await startGuideProcess({
      databaseUrl: database.url,
      fault: './injected/uncaught-exception.mjs',
    });
    await guide.serving();
    const writer = database.publish(withEventTitle(await shortContent(), 2, 'At the last moment'));
    guide.signal('SIGUSR2');
    expect(await guide.ended).toBe(1);
    await writer;
    const fatal = guide.log.find(({ level }) => level === 60);
    expect(JSON.stringify(fatal)).toContain('the uncaught exception of this test');
    const { snapshot } = await readLastGood(
      join(guide.cacheFolder, 'last-good.json'),
      contentTables,
    );
    expect(snapshot.events.length).toBeGreaterThan(0);
    await using next = await startGuideProcess({
      databaseUrl: database.url,
      cacheFolder: guide.cacheFolder,
    });
    await eventually(
      async () => (await next.text('/api/events')).includes('At the last moment'),
      'sign of the edit',
    );
    await eventually(
      () => !readdirSync(guide.cacheFolder).some((name) => name.endsWith('.part')),
      'folder without a partial file',
    );
  });
});
