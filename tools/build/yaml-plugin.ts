import { join, relative, sep } from 'node:path';
import { inspect } from 'node:util';
import type { Plugin } from 'vite';
import { checkPages, readPageWords } from '../../src/commands/check/check-pages.ts';
import { type ContentProblem, ContentProblems } from '../../src/content/content-source.ts';

const PAGES = 'src/site/pages';

/**
 * Makes `import words from './home.yaml'` return the words in the file (decision 21: fixed copy is
 * imported at build time). A file that isn't what its page needs is refused with file, line and
 * remedy; a build first lists the mistakes in all files.
 */
export function yamlPlugin(): Plugin {
  let pages = PAGES;
  return {
    name: 'yaml',
    configResolved({ root, command }) {
      pages = relative(process.cwd(), join(root, PAGES));
      if (command === 'build') refuseFaultyPages(pages);
    },
    load(id) {
      if (!id.endsWith('.yaml')) return null;
      const name = relative(pages, id).split(sep).join('/');
      return { code: `export default ${JSON.stringify(readPageWords(pages, name))};`, map: null };
    },
  };
}

function refuseFaultyPages(pages: string): void {
  const problems: ContentProblem[] = [];
  checkPages(pages, (problem) => problems.push(problem));
  if (problems.length > 0) throw new FaultyPages(problems);
}

/** Printed as its message alone: a stack trace means nothing to the person who wrote the words. */
class FaultyPages extends ContentProblems {
  [inspect.custom](): string {
    return `The words of the pages contain mistakes, so nothing was built. The last build is untouched.\n${this.message}`;
  }
}
