import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { dayOf } from '../../model/day/civil-day.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';
import { unansweredQuestions } from './search-questions.ts';

const content = await shippedSnapshot();

/** What's said about a file with these questions. */
async function saidAbout(text: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'guide-questions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'search-questions.yaml'), text);
  const problems = await unansweredQuestions(folder, content, SAMPLE_DAY);
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

test.each([SAMPLE_DAY, dayOf(2027, 1, 15), dayOf(2027, 5, 15), dayOf(2027, 10, 4)])(
  'the search answers every shipped question, 60 or more of them, on day %i',
  async (day) => {
    const questions = parse(readFileSync('content/search-questions.yaml', 'utf8')) as unknown[];
    expect(questions.length).toBeGreaterThanOrEqual(60);
    expect(await unansweredQuestions('content', content, day)).toEqual([]);
  },
);

test('a question whose page comes too late, or not at all, is named with what was found instead', async () => {
  const [late, none] = await saidAbout(
    '- { ask: swim, finds: /river-safety }\n- { ask: xylophone, finds: [/events] }\n',
  );
  expect(late).toMatch(
    /^1: “swim” does not find \/river-safety among its first 5 answers\. It finds \/[^;]*; add a word to that entry, or to synonyms in pages\/search\.yaml$/,
  );
  expect(none).toMatch(/^2: “xylophone” does not find \/events .* It finds nothing; /);
});

test('a slip in the file is named with its line', async () => {
  expect(await saidAbout('- { ask: swim, find: /events }\n')).toEqual([
    '1: is not a known field here; write finds',
  ]);
});

test('no file has no questions', async () => {
  expect(await unansweredQuestions('/nowhere', content, SAMPLE_DAY)).toEqual([]);
});
