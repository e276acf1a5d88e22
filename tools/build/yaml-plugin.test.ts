import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countSlips, type Slip, slipsIn } from '../../src/commands/fixtures/page-word-slips.ts';
import { PAGE_WORDS } from '../../src/site/page-words.ts';
import { yamlPlugin } from './yaml-plugin.ts';

const PAGES = 'src/site/pages';
const root = mkdtempSync(join(tmpdir(), 'guide-words-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const plugin = yamlPlugin() as unknown as {
  configResolved(config: { root: string; command: string }): void;
  load(id: string): { code: string } | null;
};
plugin.configResolved({ root, command: 'serve' });

/** The module that the plugin makes of the file. Throws if the plugin refuses it. */
function load(name: string, text: string): string | undefined {
  const file = join(root, PAGES, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return plugin.load(file)?.code;
}

/**
 * What is wrong with the plugin's reaction to the slip; undefined if it refuses the file and names
 * the file and line.
 */
function weakness(name: string, { what, text, line }: Slip): string | undefined {
  try {
    load(name, text);
  } catch (error) {
    const named = [
      ...String(error).matchAll(new RegExp(`/${PAGES}/${name}:(\\d+)(?: [^ ]+)?: .`, 'g')),
    ].map(([, at]) => Number(at));
    return named.length > 0 && (line === undefined || named.includes(line))
      ? undefined
      : `${what} (line ${line}): ${error}`;
  }
  return `${what}: is not refused`;
}

/** No slips: on /river-safety a section may end with its list, and a site may have no telephone. */
const OPTIONAL = ['after is missing', 'phone is missing'];

const textOf = (name: string) => readFileSync(join(PAGES, name), 'utf8');

describe('a slip in the words of a page is refused with file and line, and never rendered', () => {
  test.each([...PAGE_WORDS.keys()])('%s: at every key and every value', (name) => {
    const text = textOf(name);
    expect(load(name, text)).toMatch(/^export default \{"/);
    const slips = slipsIn(text).filter(({ what }) => !OPTIONAL.includes(what));
    expect(slips.length).toBeGreaterThan(20);
    expect(
      slips.map((slip) => weakness(name, slip)).filter((found) => found !== undefined),
    ).toEqual([]);
  });

  const town = [['thingsToDo'], ['travelTips'], ['highlights']];
  test.each([
    [
      'home/home.yaml',
      [
        ['cabins', 'features'],
        ['faq', 'questions'],
      ],
    ],
    ['destination/austin.yaml', town],
    ['destination/dripping-springs.yaml', town],
    ['destination/fredericksburg.yaml', town],
    ['destination/new-braunfels.yaml', town],
  ])('%s: each list whose length the specification fixes', (name, lists) => {
    for (const slip of lists.flatMap((path) => countSlips(textOf(name), path))) {
      expect(() => load(name, slip.text), slip.what).toThrow(
        /:\d+ [\w.]+: must have exactly [468] entries$/,
      );
    }
  });

  test('a file that belongs to no page', () => {
    expect(() => load('home/hoem.yaml', textOf('home/home.yaml'))).toThrow(
      /hoem\.yaml: does not belong to any page; add it to PAGE_WORDS/,
    );
  });
});
