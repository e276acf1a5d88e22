import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

afterEach(() => vi.restoreAllMocks());

/** What the terminal shows for an event. */
function shown(record: (log: ReturnType<typeof createLog>) => void, isTerminal = true): string {
  let written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written += chunk;
    return true;
  });
  const before = process.stdout.isTTY;
  process.stdout.isTTY = isTerminal;
  record(createLog('info', isTerminal ? undefined : 'pretty'));
  process.stdout.isTTY = before;
  return written;
}

describe('a log on a terminal', () => {
  test('an event is a line with the time, what happened and its fields', () => {
    expect(
      shown((log) => log.info({ port: 3000, siteUrl: 'http://localhost:3000' }, 'listening')),
    ).toMatch(/^\d\d:\d\d:\d\d {2}listening {2}port=3000 {2}siteUrl=http:\/\/localhost:3000\n$/);
  });

  test('warnings and errors are labeled', () => {
    const text = shown((log) => {
      log.warn('the folder cannot be watched');
      log.error('nothing can be served');
    });
    expect(text).toMatch(
      / {2}Warning: the folder cannot be watched\n.* {2}Error: nothing can be served\n$/,
    );
  });

  test('each problem in a list, and the stack of an error, is indented on its own line', () => {
    const problems = [
      'content/events.yaml:3 events[0].title: is empty',
      'content/site.yaml:1 phone: is missing',
    ];
    expect(
      shown((log) => log.error({ problems, serving: null }, 'the content has faults')),
    ).toMatch(
      / {2}Error: the content has faults {2}serving=null\n {2}content\/events\.yaml:3 .*\n {2}content\/site\.yaml:1 .*\n$/,
    );
    const text = shown((log) =>
      log.error({ err: new Error('the disk is full') }, 'a page could not be made'),
    );
    expect(text).toMatch(/Error: a page could not be made\n {2}Error: the disk is full\n {6}at /);
  });

  test('nothing in the content can control the terminal', () => {
    expect(shown((log) => log.error({ problems: ['\u001b[2Jgone'] }, 'faults'))).toMatch(
      /\n {2}\\u\{1b\}\[2Jgone\n$/,
    );
  });
});

test('LOG_FORMAT=pretty writes the same when there is no terminal', () => {
  expect(shown((log) => log.info('listening'), false)).toMatch(/^\d\d:\d\d:\d\d {2}listening\n$/);
});
