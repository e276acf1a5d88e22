/**
 * A thousand slow clients at a time: Debian's slowhttptest trickles headers and bodies and reads
 * responses slowly, while one visitor keeps making requests. Every attacker must be gone in time,
 * and the visitor must not notice. Needs Linux and the build.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startGuide } from '../e2e/support/guide.ts';
import { installDebianPackages } from '../tools/programs/debian-packages.ts';

const SLOWHTTPTEST = '/usr/bin/slowhttptest';

const ATTACKERS = 1000;
/** The visitor's own connections, and those with which slowhttptest checks the site. */
const STRAYS = 10;
/** Milliseconds. */
const GONE_AFTER = 20_000;
const SLOWEST_P99 = 50;

const MODES: Record<string, readonly string[]> = {
  'slow headers (-H)': ['-H', '-i', '5'],
  'slow body (-B)': ['-B', '-i', '5', '-s', '8192'],
  'slow read (-X)': ['-X', '-w', '1', '-y', '10', '-n', '5', '-z', '10', '-k', '3'],
};

/** Connection states in the kernel's table. */
const LISTENING = '0A';
const TIME_WAIT = '06';

/** The server compresses its pages after it starts. Milliseconds. */
const WARM_UP = 15_000;

const PATHS = ['/', '/events', '/blog', '/api/events', '/images/bluebonnets.svg'];

if (!existsSync(SLOWHTTPTEST)) await installDebianPackages(['slowhttptest']);
if (!existsSync(SLOWHTTPTEST)) {
  process.stderr.write('slowhttptest is missing; install it with: apt-get install slowhttptest\n');
  process.exit(1);
}
const guide = await startGuide();
const port = Number(new URL(guide.url).port);
await visitUntil(() => false, WARM_UP);
const calm = await visitUntil(() => false, 5_000);
report(
  `without an attack: p99 ${milliseconds(calm.p99)} of ${calm.answers} answers`,
  calm.failures === 0,
);
for (const [name, options] of Object.entries(MODES)) await attack(name, options);
await guide.stop();

async function attack(name: string, options: readonly string[]): Promise<void> {
  const crowd = ['-c', `${ATTACKERS}`, '-r', `${ATTACKERS}`, '-l', '60'];
  const target = ['-u', `http://127.0.0.1:${port}/events`];
  const attackers = spawn(SLOWHTTPTEST, [...options, ...crowd, ...target], { stdio: 'ignore' });
  const ended = once(attackers, 'close');
  let most = 0;
  let allThere: number | undefined;
  const gone = () => {
    const open = openConnections();
    most = Math.max(most, open);
    if (open >= ATTACKERS) allThere ??= performance.now();
    return allThere !== undefined && open <= STRAYS;
  };
  const { p99, answers, failures } = await visitUntil(gone, 3 * GONE_AFTER);
  const took = performance.now() - (allThere ?? 0);
  attackers.kill();
  await ended;
  const text = `${most} connections, gone ${(took / 1000).toFixed(1)} s after the last had connected; visitor: p99 ${milliseconds(p99)} of ${answers} answers`;
  report(
    `${name}: ${text}, ${failures} failed`,
    took <= GONE_AFTER && p99 < SLOWEST_P99 && failures === 0,
  );
}

/** Requests pages one by one, each on its own connection, until `over` is true or time is up. */
async function visitUntil(
  over: () => boolean,
  timeLimit: number,
): Promise<{ p99: number; answers: number; failures: number }> {
  const times: number[] = [];
  let failures = 0;
  const start = performance.now();
  for (
    let visit = 0;
    performance.now() - start < timeLimit && !(visit % 25 === 0 && over());
    visit += 1
  ) {
    const sentAt = performance.now();
    const status = await statusOf(PATHS[visit % PATHS.length] ?? '/').catch(() => 0);
    times.push(performance.now() - sentAt);
    if (status !== 200) failures += 1;
    await pause(3);
  }
  times.sort((one, other) => one - other);
  return { p99: times[Math.floor(times.length * 0.99)] ?? 0, answers: times.length, failures };
}

function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    request.on('error', reject);
  });
}

/** The kernel's open connections at the server's port, even those that Node has released. */
function openConnections(): number {
  const ours = new RegExp(
    `^\\s*\\d+: \\S+:${port.toString(16).toUpperCase().padStart(4, '0')} \\S+ (\\w\\w)`,
    'gm',
  );
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((table) => [...readFileSync(table, 'latin1').matchAll(ours)])
    .filter(([, state]) => state !== LISTENING && state !== TIME_WAIT).length;
}

function report(text: string, holds: boolean): void {
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}  ${text}\n`);
  if (!holds) process.exitCode = 1;
}

function milliseconds(time: number): string {
  return `${time.toFixed(1)} ms`;
}
