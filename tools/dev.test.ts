import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ProjectCopy } from './fixtures/project-copy.ts';

/** Generous, for a busy machine. */
const PATIENCE = { timeout: 120_000, interval: 200 };

/** Nobody saves a file twice within a few milliseconds, which a watcher takes for one change. */
const betweenEdits = () => setTimeout(1_000);

/** One server for all tests: what each of them changes, it puts back. */
const project = new ProjectCopy(afterAll);
const MISTAKE = ['home.yaml', 'answer: Most', 'awnser: Most'] as const;
const CORRECTION = ['home.yaml', 'awnser: Most', 'answer: Most'] as const;
const mistakePage = {
  status: 503,
  text: expect.stringMatching(
    /home\.yaml:\d+ faq\.questions\[2\]\.awnser: is not a known field here; write answer/,
  ),
};
let get: Dev['get'];
let port: Dev['port'];
let reloads: Dev['reloads'];
let stop = async () => {};
afterAll(() => stop());

beforeAll(async () => {
  project.editWords(...MISTAKE);
  ({ get, port, reloads, stop } = await startDev());
  expect(await get('/')).toEqual(mistakePage);
  await betweenEdits();
  project.editWords(...CORRECTION);
  await vi.waitFor(async () => expect(await get('/')).toMatchObject({ status: 200 }), PATIENCE);
});

// What it shows at the start, and once that is fixed, is checked above.
test('npm run dev shows a mistake in the words with its file and line, and the page again once it is fixed', async () => {
  await betweenEdits();
  project.editWords(...MISTAKE);
  await vi.waitFor(async () => expect(await get('/')).toEqual(mistakePage), PATIENCE);
  await betweenEdits();
  project.editWords(...CORRECTION);
  await vi.waitFor(async () => expect(await get('/')).toMatchObject({ status: 200 }), PATIENCE);
});

test('npm run dev reloads the page after every edit of content or words, which then shows the edit, and after an error', async () => {
  const events = join(project.content, 'events.yaml');
  const shown = readFileSync(events, 'utf8');
  const [, title = ''] = /title: (.+)/.exec(shown) ?? [];
  const edits: [edit: () => void, path: string, expected: { status: number; text: unknown }][] = [
    [
      () => writeFileSync(events, shown.replace(title, 'A Fair')),
      '/events',
      { status: 200, text: expect.stringContaining('A Fair') },
    ],
    [
      () => writeFileSync(events, shown.replace(/title: .+/, 'title:')),
      '/events',
      {
        status: 503,
        text: expect.stringMatching(/<pre>content\/events\.yaml:\d+ events\[0\]\.title: is empty/),
      },
    ],
    [
      () => writeFileSync(events, shown),
      '/events',
      { status: 200, text: expect.stringContaining(title) },
    ],
    [
      () => project.editWords('home.yaml', 'answer: Most', 'answer: Almost all'),
      '/',
      { status: 200, text: expect.stringContaining('Almost all') },
    ],
    [
      () => project.editWords('home.yaml', 'answer: Almost all', 'answer: Most'),
      '/',
      { status: 200, text: expect.not.stringContaining('Almost all') },
    ],
  ];
  for (const [edit, path, expected] of edits) {
    await betweenEdits();
    const before = reloads();
    edit();
    await vi.waitFor(() => expect(reloads()).toBeGreaterThan(before), PATIENCE);
    expect(await get(path)).toEqual(expected);
  }
});

test('npm run dev sends the words of other pages, until they are edited', async () => {
  const address = async () => {
    const [, set] = /"wordSet":"(\w+)"/.exec((await get('/')).text) ?? [];
    return `/words/${set}/events.js?import`;
  };
  const before = await address();
  const module = { status: 200, text: expect.stringMatching(/^export default JSON\.parse\('\{/) };
  expect(await get(before)).toEqual(module);
  project.editWords('events.yaml', 'Peaches in June', 'Plums in July');
  expect(await get(before)).toMatchObject({ status: 404 });
  expect(await get(await address())).toEqual({
    ...module,
    text: expect.stringContaining('Plums in July'),
  });
  project.editWords('events.yaml', 'Plums in July', 'Peaches in June');
});

test.each([
  ['cannot be parsed', 'return (', 'return ((('],
  ['throws', 'return (', 'return undefined.boom; return ('],
])(
  'npm run dev shows code that %s with file and line, and reloads the page once it is fixed',
  async (_, good, bad) => {
    expect(await get('/')).toMatchObject({ status: 200 });
    const page = join(project.root, 'src/features/home/HomePage.tsx');
    const code = readFileSync(page, 'utf8');
    expect(code).toContain(good);
    await betweenEdits();
    writeFileSync(page, code.replace(good, bad));
    const faultPage = {
      status: 503,
      text: expect.stringMatching(/src\/features\/home\/HomePage\.tsx:\d+:\d+/),
    };
    await vi.waitFor(async () => expect(await get('/')).toEqual(faultPage), PATIENCE);
    await betweenEdits();
    const before = reloads();
    writeFileSync(page, code);
    await vi.waitFor(() => expect(reloads()).toBeGreaterThan(before), PATIENCE);
    expect(await get('/')).toMatchObject({ status: 200 });
  },
);

test('npm run dev answers an address that is none as it does an unknown one, and nobody on other machines', async () => {
  expect(await get('//')).toMatchObject({ status: 404 });
  expect(await get('/')).toMatchObject({ status: 200 });
  await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow('fetch failed');
});

test('npm run dev says in one sentence that its port is taken', async () => {
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const env = { ...process.env, PORT: `${port}` };
  const { status, stderr } = spawnSync(process.execPath, ['tools/dev.ts'], {
    encoding: 'utf8',
    env,
  });
  expect([status, stderr]).toEqual([
    1,
    `The guide cannot start. Port ${port} is taken; set PORT to another one, or stop the program that uses it.\n`,
  ]);
  taken.close();
});

type Dev = Awaited<ReturnType<typeof startDev>>;

/** `npm run dev` in the copy; `reloads` counts how often it told its pages to reload. */
async function startDev() {
  const port = await freePort();
  const child = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: project.root,
    env: { ...process.env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  const get = async (path: string) => {
    const answer = await fetch(`http://localhost:${port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  const [, token] = /wsToken = "([^"]+)"/.exec((await get('/@vite/client')).text) ?? [];
  const socket = new WebSocket(`ws://localhost:${port}/?token=${token}`, 'vite-hmr');
  let reloads = 0;
  socket.addEventListener('message', ({ data }) => {
    if ((JSON.parse(data) as { type: string }).type === 'full-reload') reloads += 1;
  });
  await once(socket, 'open');
  const stop = async () => {
    socket.close();
    child.kill();
    await once(child, 'exit');
  };
  return { get, port, reloads: () => reloads, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
