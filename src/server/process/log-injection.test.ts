import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { describeProblem } from '../../content/content-source.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { createLog, type Logger } from './log.ts';

afterEach(() => vi.restoreAllMocks());

/** What a terminal obeys, what reverses or hides text, and what would begin another event. */
const HOSTILE = [
  '\u001b[2J\u001b[1;1H',
  '\u001b]0;title\u0007',
  '\u009b31m',
  '\u0090+q544e\u009c',
  '\r\n',
  '\n12:00:00  Error: forged\n',
  '{"level":50,"msg":"forged"}\n',
  '\u0085',
  '\u2028',
  '\u202egnp.exe',
  '\u2066\u2069\u061c\u200f',
  '\u200b\u2060\ufeff\u00ad',
  '\u{e0041}\u{e007f}',
  '\ud800',
  '\b\b\b',
  '\u007f',
];

/** True if something is left that a terminal would obey or not show; tabs and what joins emoji are harmless. */
function isHostile(line: string): boolean {
  return /(?![\t\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(line);
}

const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 8 })))
  .map((parts) => parts.join(' '));

/** Everything that is written to standard output meanwhile. */
function written(format: 'json' | 'pretty', record: (log: Logger) => void): string {
  let text = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += chunk;
    return true;
  });
  record(createLog('info', format));
  vi.restoreAllMocks();
  return text;
}

/** Puts the text everywhere where something from outside is logged. */
function logEverywhere(log: Logger, text: string): void {
  const error = Object.assign(new Error(text), { path: text, code: text });
  log.error({ err: error, folder: text, what: text }, text);
  log.error({ problems: [text], entries: [{ title: text }] }, 'faults');
}

test('log injection in a terminal: hostile texts are visible, each in its own event (300 cases)', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const lines = written('pretty', (log) => logEverywhere(log, text)).split('\n');
      expect(lines.filter(isHostile)).toEqual([]);
      // What belongs to an event is indented.
      expect(lines.filter((line) => line !== '' && !line.startsWith('  '))).toHaveLength(2);
    }),
    cases(300),
  );
});

test('log injection in JSON: printable, a line for each event, and read as it was (300 cases)', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const lines = written('json', (log) => logEverywhere(log, text)).split('\n');
      expect(lines.splice(2)).toEqual(['']);
      expect(lines.filter(isHostile)).toEqual([]);
      const [first, second] = lines.map((line) => JSON.parse(line));
      expect(first).toMatchObject({ msg: text, folder: text, what: text });
      expect(second).toMatchObject({ problems: [text], entries: [{ title: text }] });
    }),
    cases(300),
  );
});

test('log injection in faults: each is one line, whatever its file, field and message are (300 cases)', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, (file, field, message) => {
      expect(describeProblem({ file, line: 1, field, message })).not.toSatisfy(isHostile);
    }),
    cases(300),
  );
});

test('emoji that are joined, and words in any script, stay as they are', () => {
  const message = 'Köln 👩‍👩‍👧‍👦 שלום';
  expect(describeProblem({ file: 'a', message })).toBe(`a: ${message}`);
});
