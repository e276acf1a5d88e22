import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';

/** A test as written in its file: placeholders in its title, such as `%s`, are not filled in. */
export interface ListedTest {
  title: string;
  /** The titles of the groups around it, and its own, joined by " > ". */
  path: string;
  file: string;
  /** The Vitest project that runs it. */
  suite: string;
}

/** All tests, read from the source without running them. Throws if Vitest cannot read them. */
export function listTests(): ListedTest[] {
  const command = ['node_modules/vitest/vitest.mjs', 'list', '--json', '--staticParse'];
  const list = execFileSync(process.execPath, command, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const found = JSON.parse(list) as { name: string; file: string; projectName: string }[];
  const tests = found.map(({ name, file, projectName }) => {
    // Vitest leaves the quotes in a title escaped.
    const path = name.replaceAll('\\"', '"').replaceAll("\\'", "'");
    return {
      title: path.split(' > ').at(-1) ?? '',
      path,
      file: relative(process.cwd(), file),
      suite: projectName,
    };
  });
  return tests.sort((one, other) => (one.file < other.file ? -1 : Number(one.file > other.file)));
}

const SECTION = /^§\d [^:]+: /;

/**
 * The titles that begin with the given text, with or without their "§2 Home: ". Several tests, in
 * several files, may share a title. Throws if no title matches.
 */
export function titlesThatBegin(beginning: string, tests: readonly ListedTest[]): string[] {
  const titles = [...new Set(tests.map(({ title }) => title))];
  const matching = titles.filter(
    (title) => title.startsWith(beginning) || title.replace(SECTION, '').startsWith(beginning),
  );
  if (matching.length === 0)
    throw new Error(
      `no test's title begins with "${beginning}"; correct the text, or write the test`,
    );
  return matching;
}
