import { documentsIn } from './search-document.ts';
import { SearchEngine } from './search-engine.ts';
import type { SearchState } from './search-state.ts';
import { countsFor, shownAnswer } from './shown-answer.ts';
import type { Synonyms } from './thesaurus.ts';

let engine: SearchEngine;

/** What the page asks of the worker; everything that takes a phone long is done here. */
const calls = {
  load: (index: ArrayBuffer, synonyms: Synonyms): void => {
    engine = SearchEngine.create(documentsIn(new TextDecoder().decode(index)), synonyms);
  },
  ask: (state: SearchState, today: number) => shownAnswer(engine, state, today),
  count: (state: SearchState, today: number) => countsFor(engine, state, today),
  similarWords: (question: string) => engine.similarWords(question),
};

export type SearchCalls = typeof calls;

addEventListener('message', async ({ data: { id, name, given } }) => {
  try {
    const call = calls[name as keyof SearchCalls] as (...given: unknown[]) => unknown;
    postMessage({ id, result: await call(...given) });
  } catch (error) {
    postMessage({ id, error });
  }
});
