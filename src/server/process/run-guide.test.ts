import { once } from 'node:events';
import { Agent } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { launch, runToEnd, startGuide, status } from '../fixtures/start-guide-process.ts';

/** Log levels. */
const INFO = 30;
const WARN = 40;

describe('starting', () => {
  test('config site URL missing: says where it listens, at the end, and that canonical links need SITE_URL', async () => {
    const { log, port } = await startGuide();
    expect(JSON.parse(log.find((line) => line.includes('SITE_URL is not set')) ?? '{}').level).toBe(
      INFO,
    );
    expect(await status(port, '/')).toBe(200);
    // The address of the guide on this machine.
    await expect
      .poll(() => JSON.parse(log.at(-1) ?? '{}'))
      .toMatchObject({ msg: `serving http://127.0.0.1:${port}` });
  });

  test('a deployed guide without SITE_URL logs a warning', async () => {
    const { log } = await startGuide({ NODE_ENV: 'production' });
    expect(JSON.parse(log.find((line) => line.includes('SITE_URL is not set')) ?? '{}').level).toBe(
      WARN,
    );
  });

  test('LOG_FORMAT=pretty writes a log for people', async () => {
    const child = launch({ LOG_FORMAT: 'pretty' });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    await expect
      .poll(() => output)
      .toMatch(
        /^(?:\d\d:\d\d:\d\d {2}.+\n)+\d\d:\d\d:\d\d {2}serving http:\/\/127\.0\.0\.1:\d+\n$/,
      );
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('config port taken: status 1 right away, with a plain message', async () => {
    const taken = createServer().listen(0);
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const ended = await runToEnd({ PORT: String(port) });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toContain(
      `The guide cannot start. Port ${port} is taken; set PORT to another one`,
    );
    expect(ended.stderr).not.toContain('    at ');
    const metrics = await runToEnd({ METRICS_PORT: String(port) });
    expect([metrics.code, metrics.stderr]).toEqual([
      1,
      expect.stringContaining(`Port ${port} is taken; set METRICS_PORT to another one`),
    ]);
    taken.close();
  });

  test('config site URL with path/quote: status 1 and the name of the setting', async () => {
    const ended = await runToEnd({ SITE_URL: 'https://x/"><script>' });
    expect(ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The guide cannot start\. SITE_URL must be .*\n$/),
    });
  });
});

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s under load with keep-alive clients loses no request and exits with 0',
    async (signal) => {
      const { child, port } = await startGuide();
      const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
      const outcomes: unknown[] = [];
      let refused = false;
      const clients = agents.map(async (agent) => {
        while (!refused) {
          const outcome = await status(port, '/', agent).catch(
            (error: NodeJS.ErrnoException) => error.code,
          );
          if (outcome === 'ECONNREFUSED') refused = true;
          else outcomes.push(outcome);
        }
      });
      await expect.poll(() => outcomes.length).toBeGreaterThan(100);
      child.kill(signal);
      const [code] = await once(child, 'exit');
      await Promise.all(clients);
      expect(code).toBe(0);
      expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
      for (const agent of agents) agent.destroy();
    },
  );

  test('a signal that arrives twice, as Ctrl-C does through a launcher, cuts nobody off', async () => {
    const { child, port } = await startGuide();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await status(port, '/', agent)).toBe(200);
    child.kill('SIGINT');
    await pause(100);
    child.kill('SIGINT');
    await pause(100);
    expect(await status(port, '/', agent)).toBe(200);
    agent.destroy();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('a request that arrives on an idle connection just after the signal is answered', async () => {
    const { child, port } = await startGuide();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await status(port, '/', agent)).toBe(200);
    child.kill('SIGTERM');
    await pause(200);
    expect(await status(port, '/', agent)).toBe(200);
    agent.destroy();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('an uncaught error is logged, and the process exits with 1', async () => {
    const { child, log, port } = await startGuide();
    // It listens a moment before it hears the signal.
    expect(await status(port, '/')).toBe(200);
    child.kill('SIGUSR2');
    expect(await once(child, 'exit')).toEqual([1, null]);
    await expect.poll(() => log.some((line) => line.includes('a fault for the test'))).toBe(true);
  });
});
