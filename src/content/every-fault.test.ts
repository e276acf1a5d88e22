import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, type TestContext, test } from 'vitest';
import { checkGuide } from '../commands/check/check-guide.ts';
import { SAMPLE_DAY } from '../model/fixtures/samples.ts';
import { startGuideOverFolder } from '../server/fixtures/guide-over-folder.ts';
import { type ContentProblem, describeProblem } from './content-source.ts';
import { faultMessages, patternOf } from './fixtures/faults/fault-messages.ts';
import {
  crossedFaults,
  dayFaults,
  entryFaults,
  siteFaults,
  visitFaults,
} from './fixtures/faults/field-faults.ts';
import { fileFaults, yamlFaults } from './fixtures/faults/file-faults.ts';
import { pictureFaults } from './fixtures/faults/picture-faults.ts';
import { wordsFaults } from './fixtures/faults/words-faults.ts';
import { SampleFolder } from './fixtures/sample-folder.ts';
import { PictureSurvey } from './pictures/picture-survey.ts';

const inWords = {
  'an entry': entryFaults,
  'days of an event': dayFaults,
  'facts for a visit': visitFaults,
  'the site': siteFaults,
  'entries together': crossedFaults,
  'a file': fileFaults,
  YAML: yamlFaults,
  words: wordsFaults,
};

/** What no sample says, and why. */
const UNSAID: Readonly<Record<string, string>> = {
  'has more than 20,000 files; move what is no content elsewhere': 'many-files.test.ts',
  'has more than 8 MB before its pixels; save it again without them': 'hostile-pictures.test.ts',
  'has pictures in it with more than 8 megapixels; save them smaller, or as a photo of its own':
    'hostile-pictures.test.ts',
  'names …, which is not in the images folder; put it there': 'a warning: check.test.ts',
  'names …, which is not in the images folder; write /images/…': 'a warning: stand-in.test.ts',
  'could not be read: two attempts were cut off because they took too much memory or time; save it as a smaller baseline JPEG, such as 4000 × 3000':
    'depends on the machine: picture-attempts.test.ts',
  'could not be made smaller (…); save it again as JPEG, PNG, WebP or SVG':
    'only the log says it, of a picture without a fault',
  'was replaced while it was being read; save it again': 'not on Linux',
  'is not readable; give the server permission to read it':
    'the superuser can read everything: bad-inputs.test.ts',
  'does not point to a folder that can be read; create that folder, or correct the setting':
    'about the whole folder: failing-source.test.ts',
  'is missing, so it takes the shipped …': 'a note: words-folder.test.ts',
  'is missing or empty, so all pages take the shipped words': 'a note: words-folder.test.ts',
  'is missing, so the page takes the shipped words': 'a note: words-folder.test.ts',
  ...Object.fromEntries(
    [
      'check the indentation (spaces, no tabs), and put text that contains : or # or quotes in quotes',
      'put a colon after the name of the field, or start the next line in the same column as the others',
      'start it in the same column as the fields above it, and delete {} or [] if the line above ends with it',
    ].map((remedy) => [remedy, 'if no slip nearby explains it: yaml-slips.test.ts']),
  ),
  'shows the shipped': 'what is served in place of a fault: word-slips.test.ts',
};

/** Measures the picture that all samples have only once, so the checks go one after another. */
const survey = new PictureSurvey();
let lastCheck: Promise<unknown> = Promise.resolve();

function checkInTurn({ content }: SampleFolder): ReturnType<typeof checkGuide> {
  const check = lastCheck.then(() => checkGuide(content, SAMPLE_DAY, { survey }));
  lastCheck = check.catch(() => {});
  return check;
}

/** What `./guide check` said about each of the samples. */
const said: string[] = [];

describe('whatever check calls a fault is never served, never an error, and named', () => {
  // They mostly wait until the folder has rested.
  test.concurrent.for(samplesOf({ ...inWords, 'a picture': pictureFaults }))(
    '%s',
    ([, change], context) => hold(change, context),
  );

  test('there is a sample of every fault', () => {
    const unsaid = faultMessages().filter(
      (message) => !said.some((text) => patternOf(message).test(text)),
    );
    expect(unsaid.sort()).toEqual(Object.keys(UNSAID).sort());
  });
});

/** In milliseconds. A look asks for ten answers, and a folder has to rest for seconds before it's read. */
const BETWEEN_LOOKS = 1_000;

type Change = (folder: SampleFolder) => unknown;

function samplesOf(kinds: Readonly<Record<string, Readonly<Record<string, Change>>>>) {
  return Object.entries(kinds).flatMap(([kind, faults]) =>
    Object.entries(faults).map(([name, change]) => [`${kind}: ${name}`, change] as const),
  );
}

async function hold(change: Change, { expect, onTestFinished }: TestContext): Promise<void> {
  const folder = new SampleFolder(onTestFinished);
  await using guide = await startGuideOverFolder(folder);
  await expect.poll(async () => (await guide.get('/readyz')).status).toBe(200);
  const before = await answersOf(guide);
  await change(folder);
  const { problems } = await checkInTurn(folder);
  expect(problems).not.toEqual([]);
  said.push(...problems.map(({ message }) => message));
  const lines = problems.map(describeProblem);
  const faulty = addressesOf(folder, problems);
  await expect
    .poll(
      async () => {
        expect(await answersOf(guide)).toEqual(before);
        for (const address of faulty)
          expect([address, (await guide.get(address)).status]).toEqual([address, 404]);
        return named(await heldBackBy(guide), lines);
      },
      { interval: BETWEEN_LOOKS },
    )
    .toEqual(lines);
  const { problems: logged = [] } = await guide.recorded.entry('the content has faults');
  expect(named(logged, lines)).toEqual(lines);
  expect(await answersOf(guide)).toEqual(before);
}

type Guide = Awaited<ReturnType<typeof startGuideOverFolder>>;

const PATHS = ['/api/activities', '/api/destinations', '/api/events', '/api/blog', '/api/blog/1'];

/** What visitors get, byte for byte; rejects if a page is missing or an error. */
async function answersOf(guide: Guide): Promise<string[]> {
  for (const path of ['/', '/blog/1', '/images/a.svg'])
    expect([path, (await guide.get(path)).status]).toEqual([path, 200]);
  return await Promise.all(PATHS.map(async (path) => await (await guide.get(path)).text()));
}

async function heldBackBy(guide: Guide): Promise<string[]> {
  const response = await guide.get('/readyz');
  expect(response.status).toBe(200);
  return ((await response.json()) as { heldBack: string[] }).heldBack;
}

/** Those of the faults that are among the lines. */
function named(lines: readonly string[], faults: readonly string[]): string[] {
  return faults.filter((fault) => lines.some((line) => line.startsWith(`${fault}; until then, `)));
}

/** The addresses that pictures with faults would have, and no picture without one has. */
function addressesOf(folder: SampleFolder, problems: readonly ContentProblem[]): string[] {
  const faulty = problems
    .filter(({ file }) => dirname(file) === folder.images)
    .map(({ file }) => basename(file));
  const names = existsSync(folder.images) ? readdirSync(folder.images) : [];
  const good = new Set(names.filter((name) => !faulty.includes(name)).flatMap(addressesOfPicture));
  return faulty.flatMap(addressesOfPicture).filter((address) => !good.has(address));
}

function addressesOfPicture(file: string): string[] {
  const name = encodeURIComponent(file);
  const stem = name.replace(/\.\w+$/, '');
  return [`/images/${name}`, `/images/${stem}-480.webp`, `/share/${stem}.jpg`];
}
