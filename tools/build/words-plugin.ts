import { relative, resolve } from 'node:path';
import { inspect } from 'node:util';
import type { Plugin } from 'vite';
import { contentTables } from '../../src/app/content-tables.ts';
import { ContentProblems } from '../../src/content/content-source.ts';
import { readOwnWords, SHIPPED_WORDS } from '../../src/content/reading/shipped-words.ts';

const CONTENT = 'content';

/**
 * Refuses to build with mistakes in the words of pages, listing those of all files, and puts the
 * words next to the built programs: they ship with the program (decision 30).
 */
export function wordsPlugin(): Plugin {
  let content = CONTENT;
  return {
    name: 'words',
    apply: 'build',
    configResolved({ root }) {
      content = relative(process.cwd(), resolve(root, CONTENT));
      readWords(content);
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'server') return;
      const source = JSON.stringify(readWords(content));
      this.emitFile({ type: 'asset', fileName: SHIPPED_WORDS, source });
    },
  };
}

function readWords(content: string) {
  try {
    return readOwnWords(content, contentTables);
  } catch (error) {
    throw error instanceof ContentProblems ? new FaultyWords(error.problems) : error;
  }
}

/** Printed as its message alone: a stack trace means nothing to the person who wrote the words. */
class FaultyWords extends ContentProblems {
  [inspect.custom](): string {
    return `The words of the pages contain mistakes, so nothing was built. The last build is untouched.\n${this.message}`;
  }
}
