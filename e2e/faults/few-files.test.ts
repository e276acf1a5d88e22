import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startGuideProcess } from './guide-process.ts';
import { outcomeOf } from './outcome-of.ts';
import { SAMPLE_PATHS } from './published-database.ts';
import { shortContentFolder } from './short-content.ts';

test('64 file handles, and 150 idle connections and ever more: every visitor gets what they ask for', async () => {
  const contentFolder = await shortContentFolder();
  await using guide = await startGuideProcess({ contentFolder, openFiles: 64 });
  await guide.serving();
  const { port } = new URL(guide.url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const paths = [...SAMPLE_PATHS, '/images/bluebonnets.svg', '/readyz'];
  const outcomes: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await openIdle(Number(port), step === 0 ? 150 : 30);
    const path = paths[step % paths.length];
    for (const own of [agent, false] as const)
      outcomes.push(`${path} ${await outcomeOf(own, `${guide.url}${path}`)}`);
  }
  expect(outcomes.filter((outcome) => !outcome.endsWith(' 200'))).toEqual([]);
  expect(guide.log.filter(({ level }) => level >= 40)).toEqual([]);
});

/** Opens connections that send nothing, until the test has finished. */
async function openIdle(port: number, count: number): Promise<void> {
  const idle = Array.from({ length: count }, (): Socket => {
    const socket = connect(port, '127.0.0.1');
    return socket.on('error', () => {});
  });
  onTestFinished(() => idle.forEach((socket) => void socket.destroy()));
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
}
