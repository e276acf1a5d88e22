import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ProjectCopy } from './fixtures/project-copy.ts';

test('npm run dev shows a fault in the words with its file and line, and the page again once it is corrected', async () => {
  const project = new ProjectCopy();
  project.editWords('home/home.yaml', 'answer: Most', 'awnser: Most');
  const url = `http://localhost:${await freePort()}`;
  const child = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: project.root,
    env: { ...process.env, PORT: new URL(url).port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
  });
  await once(child.stdout, 'data');

  const get = async (path: string) => {
    const answer = await fetch(url + path);
    return { status: answer.status, text: await answer.text() };
  };
  const faultPage = { status: 503, text: expect.stringMatching(/home\.yaml:51 faq\.questions\[2\]\.answer: is missing; add it/) };
  expect(await get('/')).toEqual(faultPage);
  project.editWords('home/home.yaml', 'awnser: Most', 'answer: Most');
  await vi.waitFor(async () => expect(await get('/')).toMatchObject({ status: 200 }), { timeout: 20_000, interval: 200 });
  project.editWords('home/home.yaml', 'answer: Most', 'awnser: Most');
  await vi.waitFor(async () => expect(await get('/')).toEqual(faultPage), { timeout: 20_000, interval: 200 });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
