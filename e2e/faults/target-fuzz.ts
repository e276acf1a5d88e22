import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import {
  type RawAnswer,
  readAnswer,
  readToEnd,
} from '../../src/server/fixtures/guide-on-the-wire.ts';
import { acceptableForms } from './ask-proxy.ts';
import type { CachingProxy } from './proxies.ts';

/**
 * What the aging server serves to everybody: a path of each kind, and those that a change makes of
 * one.
 */
const OPEN = [
  '/',
  '/events',
  '/blog',
  '/blog/1',
  '/feed.xml',
  '/images/a.svg',
  '/assets/app-1a2b3c4d.js',
  '/api/events',
  '/api/blog',
  '/api/blog/1',
];

/** What it serves, but not to those outside. */
const CLOSED = ['/readyz', '/livez'];

const BEFORE = [
  'http://a',
  'HTTPS://evil.example:80',
  'http://u@a',
  'ftp://a',
  'http://',
  '/',
  'x',
];

const AFTER = [
  '?',
  '??',
  '?utm=',
  '?%',
  '#',
  '#?',
  '?a#',
  '%23',
  '%3f',
  '/',
  '//',
  ';',
  '\\',
  '\xe9',
];

/** Bytes that no target may contain; line ends would end it. */
const CONTROLS = ['\0', '\x01', '\t', '\x1f', ' ', '\x7f'];

const ENCODINGS = [
  'br',
  'gzip',
  'gzip, deflate, br, zstd',
  'x-br',
  'br-x, gzip',
  'brotli',
  'xbr;q=1',
  'br;q=0',
  'br;q=0.000, gzip',
  'br;q=0.001',
  'BR',
  'br;q=2',
  'x-gzip',
  'gzip-x',
  'gzip;q=0',
  'identity',
  '',
];

/** One of the ways to write a path differently, at a place in it. */
const change = fc.tuple(
  fc.nat(20),
  fc.oneof(
    fc
      .constantFrom('/', '//', '/./', '/x/../', '%2f', '#', '?', ...CONTROLS, ...AFTER)
      .map((text) => (_: string) => text),
    fc.constant((letter: string) => letter.toUpperCase()),
    fc.constant((letter: string) => `%${letter.charCodeAt(0).toString(16)}`),
  ),
);

const target = fc
  .record({
    path: fc.constantFrom(...OPEN, ...CLOSED, '/api', '/nowhere'),
    before: fc.oneof(fc.constant(''), fc.constantFrom('', ...BEFORE)),
    changes: fc.oneof(fc.constant([]), fc.array(change, { maxLength: 2 })),
    after: fc.oneof(fc.constant(''), fc.constantFrom('', ...AFTER)),
    number: fc.integer({ min: 1_000, max: 1_000_000 }).map(String),
  })
  .map(({ path, before, changes, after, number }) => {
    let text = path;
    for (const [place, write] of changes) {
      const index = place % text.length;
      text = text.slice(0, index) + write(text.charAt(index)) + text.slice(index + 1);
    }
    return before + text + (after && after + number);
  });

const question = fc.record({
  target,
  encoding: fc.constantFrom(...ENCODINGS),
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS'),
});

/** Requests under way at a time. */
const AT_A_TIME = 16;

/** What the fuzz found. */
export interface FuzzResult {
  /** How many objects the cache holds if each path is stored once for each form of encoding. */
  expected: number;
  stored: number;
  /** Answers that nobody should get. */
  wrong: string[];
  /** How many answers had each status. */
  statuses: Record<string, number>;
}

/**
 * Sends `count` targets through a proxy in front of the aging server, as bytes, spelled in all the
 * ways that could be another address for the same page. The same seed gives the same targets.
 */
export async function fuzzTargets(
  proxy: CachingProxy,
  { count, seed }: { count: number; seed: number },
): Promise<FuzzResult> {
  const port = Number(new URL(proxy.url).port);
  await askForAll(port);
  const questions = fc.sample(question, { numRuns: count, seed }).values();
  const wrong: string[] = [];
  const statuses: Record<string, number> = {};
  const visitor = async () => {
    for (const { target, encoding, method } of questions) {
      const { status, headers } = await askAsBytes(port, target, { method, encoding });
      statuses[status] = (statuses[status] ?? 0) + 1;
      const form = headers['content-encoding'] ?? 'identity';
      const faults = [
        !(status >= 200 && status < 500) && 'an error',
        status === 200 && headers['cache-control'] === 'no-store' && 'a report',
        status !== 400 && /[#\0-\x20\x7f]/.test(target.trim()) && 'not refused',
        !acceptableForms(encoding).includes(form) && form,
        !/^(?:\/(?!\/)|$)/.test(headers.location ?? '') && 'off the site',
      ].filter(Boolean);
      if (faults.length > 0)
        wrong.push(`${faults}: ${method} ${JSON.stringify(target)} "${encoding}" ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, visitor));
  const expected = OPEN.map(proxy.formsOf).reduce((sum, forms) => sum + forms);
  return { expected, stored: await settled(proxy, expected), wrong, statuses };
}

/**
 * How many objects there are once there are as expected, or after a while: nginx fetches a form in
 * the background, and Varnish remembers for a second what it doesn't keep. Each page is asked for
 * again before each count: what a busy server could not answer isn't kept.
 */
async function settled(proxy: CachingProxy, expected: number): Promise<number> {
  let stored = 0;
  for (let tries = 0; tries < 100 && stored !== expected; tries += 1) {
    await pause(100);
    await askForAll(Number(new URL(proxy.url).port));
    stored = await proxy.stored();
  }
  return stored;
}

/** Every path in each form, as visitors ask. */
async function askForAll(port: number): Promise<void> {
  for (const path of OPEN)
    for (const encoding of ['br', 'gzip']) await askAsBytes(port, path, { encoding });
}

/**
 * Sends the target as it is, from another address than the machine's own, for which the proxies make
 * exceptions.
 */
export async function askAsBytes(
  port: number,
  target: string,
  { method = 'GET', encoding = '' } = {},
): Promise<RawAnswer> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  const head = `${method} ${target} HTTP/1.1\r\nHost: guide.example\r\nConnection: close\r\n`;
  socket.write(`${head}Accept-Encoding: ${encoding}\r\n\r\n`, 'latin1');
  return readAnswer(await readToEnd(socket));
}
