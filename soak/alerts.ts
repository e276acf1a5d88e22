import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { eventually, startGuideProcess } from '../e2e/faults/guide-process.ts';
import { shortContentFolder } from '../e2e/faults/short-content.ts';
import { freePort } from '../src/content/fixtures/free-port.ts';
import type { SoakResult } from './soak.ts';

/** What ntfy reads of Alertmanager's message, and shows on the phone. */
interface Push {
  status: 'firing' | 'resolved';
  alerts: {
    labels: { alertname: string; instance: string; severity: string };
    annotations: { summary: string; description: string };
  }[];
}

/** The rules' own time, and a minute to ask, to gather and to send. */
const MOST = { stale: 6, down: 3, over: 3 };

/**
 * A fault in an event, and a guide that is killed, each ring a phone, and so does the end of the fault:
 * by Debian's Prometheus and Alertmanager with the files of deploy/, of which only ports and ntfy's
 * address are others. Takes as long as the rules wait, some eight minutes.
 */
export async function alerts(): Promise<SoakResult> {
  const programs = ['prometheus-alertmanager', 'prometheus'] as const;
  if (programs.some((name) => spawnSync(name, ['--version']).error))
    return { holds: true, figures: 'skipped: needs prometheus and prometheus-alertmanager' };
  const folder = mkdtempSync(join(tmpdir(), 'guide-alerts-'));
  const content = join(folder, 'content');
  cpSync(await shortContentFolder(), content, { recursive: true });
  await using phone = await startPhone();
  const [edited, killed, alertPort, port] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const write = (name: string, changes: Record<string, string>) => {
    let text = readFileSync(join('deploy', name), 'utf8');
    for (const [from, to] of Object.entries(changes)) text = text.replace(from, () => to);
    writeFileSync(join(folder, name), text);
  };
  write('guide-alerts.yml', {});
  write('prometheus.yml', {
    '127.0.0.1:9300': `127.0.0.1:${edited}', '127.0.0.1:${killed}`,
    '127.0.0.1:9093': `127.0.0.1:${alertPort}`,
  });
  write('alertmanager.yml', { 'https://ntfy.sh': `http://127.0.0.1:${phone.port}` });
  await using guide = await startGuideProcess({ contentFolder: content, metricsPort: edited });
  await using other = await startGuideProcess({ contentFolder: content, metricsPort: killed });
  await guide.serving();
  const sender = ['--config.file=alertmanager.yml', '--storage.path=sent'];
  const running = [
    start(folder, programs[0], alertPort, [...sender, '--cluster.listen-address=']),
    start(folder, programs[1], port, ['--config.file=prometheus.yml', '--storage.tsdb.path=asked']),
  ];
  try {
    await eventually(
      async () => (await up(port)).every((value) => value === '1'),
      'answer of both guides',
    );
    const events = join(content, 'events.yaml');
    const good = readFileSync(events, 'utf8');
    const at = performance.now();
    writeFileSync(events, good.replace(/^ {2}category: .*/m, ''));
    other.signal('SIGKILL');
    const down = await phone.rings('GuideDown', 'firing', at);
    const stale = await phone.rings('GuideContentStale', 'firing', at);
    const fixedAt = performance.now();
    writeFileSync(events, good);
    const over = await phone.rings('GuideContentStale', 'resolved', fixedAt);
    const holds =
      down.minutes <= MOST.down && stale.minutes <= MOST.stale && over.minutes <= MOST.over;
    const said = [down, stale].map(({ text, minutes }) => `“${text}” after ${minutes} min`);
    return { holds, figures: `${said.join('; ')}; and that it's over ${over.minutes} min after` };
  } finally {
    for (const program of running) {
      program.kill();
      if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In the place of ntfy's server: takes what is pushed to a topic. */
async function startPhone() {
  const pushes: { url: string; push: Push }[] = [];
  const server = createServer(async (request, response) => {
    pushes.push({ url: request.url ?? '', push: (await json(request)) as Push });
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Resolves to what the phone shows, and after how many minutes. */
    async rings(name: string, status: Push['status'], since: number) {
      const look = () =>
        pushes.find(
          ({ url, push }) =>
            url === '/TOPIC?template=alertmanager' &&
            push.status === status &&
            push.alerts.some(({ labels }) => labels.alertname === name),
        )?.push.alerts[0]?.annotations;
      const shown = await eventually(look, `push that ${name} is ${status}`, 600_000, 1000);
      const minutes = Math.round((performance.now() - since) / 6_000) / 10;
      return { text: `${shown.summary}. ${shown.description}`, minutes };
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function start(folder: string, name: string, port: number, args: readonly string[]): ChildProcess {
  const address = `--web.listen-address=127.0.0.1:${port}`;
  return spawn(name, [address, ...args], { cwd: folder, stdio: 'ignore' });
}

/** Whether each guide answers, as Prometheus has found. */
async function up(port: number): Promise<string[]> {
  const query = `http://127.0.0.1:${port}/api/v1/query?query=up%7Bjob%3D%22guide%22%7D`;
  const answer = await fetch(query).then(
    (response) => (response.ok ? response.json() : undefined),
    () => undefined,
  );
  const { result = [] } =
    (answer as { data?: { result?: { value: [number, string] }[] } })?.data ?? {};
  return result.length < 2 ? ['0'] : result.map(({ value }) => value[1]);
}
