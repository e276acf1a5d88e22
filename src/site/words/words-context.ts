import { createContext, useContext } from 'react';
import type { PageWords, Words } from '../../model/content/content.ts';

/** The words by file name in content/pages; src/app/page-words.ts extends it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where all schemas are known.
export interface WordsByName {}

/** Where pages get their words: from the content on the server, by loading them in the browser. */
export interface WordsSource {
  get(name: string): Words | undefined;
  load(name: string): Promise<void>;
}

/** A source for the server, where all words are loaded. */
export function allWords(words: PageWords): WordsSource {
  return { get: (name) => words[name], load: async () => {} };
}

const WordsContext = createContext<WordsSource>(allWords({}));

export const WordsProvider = WordsContext.Provider;

/** The source of words for this part of the tree. */
export function useWordsSource(): WordsSource {
  return useContext(WordsContext);
}

/** The words in content/pages/<name>.yaml. Throws unless they are loaded. */
export function useWords<Name extends keyof WordsByName>(name: Name): WordsByName[Name] {
  return readWords(useWordsSource().get(name), name);
}

/** The words of a page in the content, on the server. Throws if there are none. */
export function wordsOf<Name extends keyof WordsByName>(
  words: PageWords,
  name: Name,
): WordsByName[Name] {
  return readWords(words[name], name);
}

/** The words were validated with the content. */
function readWords<Name extends keyof WordsByName>(
  words: Words | undefined,
  name: Name,
): WordsByName[Name] {
  if (!words) throw new Error(`content/pages/${name}.yaml holds no words`);
  return words as WordsByName[Name];
}
