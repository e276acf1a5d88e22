import { createContext, useContext } from 'react';
import type { PageWords, Words } from '../../model/content/content.ts';

/** The words by the names of their files in content/pages; src/app/page-words.ts fills it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where all schemas are known.
export interface WordsByName {}

/** Where pages get their words: on the server from the content, in the browser from what it has. */
export interface WordsSource {
  /** The words of this name; undefined until they are loaded. */
  get(name: string): Words | undefined;
  /** Loads them unless they are there. Rejects if they can't be had. */
  load(name: string): Promise<void>;
}

/** All words at once, where nothing has to be loaded. */
export function allWords(words: PageWords): WordsSource {
  return { get: (name) => words[name], load: async () => {} };
}

const WordsContext = createContext<WordsSource>(allWords({}));

export const WordsProvider = WordsContext.Provider;

/** Where the words come from that are around this part. */
export function useWordsSource(): WordsSource {
  return useContext(WordsContext);
}

/** The words in content/pages/<name>.yaml. Throws if they aren't among those of the page. */
export function useWords<Name extends keyof WordsByName>(name: Name): WordsByName[Name] {
  return readWords(useWordsSource().get(name), name);
}

/** The same from the content, for what no browser loads. */
export function wordsOf<Name extends keyof WordsByName>(
  words: PageWords,
  name: Name,
): WordsByName[Name] {
  return readWords(words[name], name);
}

/** They were validated with the content, and come to the browser as they were. */
function readWords<Name extends keyof WordsByName>(
  words: Words | undefined,
  name: Name,
): WordsByName[Name] {
  if (!words) throw new Error(`content/pages/${name}.yaml holds no words`);
  return words as WordsByName[Name];
}
