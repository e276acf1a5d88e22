import { documentsIn } from './search-document.ts';
import { type Answered, SearchEngine } from './search-engine.ts';
import type { SearchState } from './search-state.ts';
import { countsFor, type Part, shownAnswer } from './shown-answer.ts';
import type { Synonyms } from './thesaurus.ts';

let engine: SearchEngine;

/** The last question, which is asked again for more of its answer. */
let last: { question: string; today: number; answered: Answered } | undefined;

const asked = {
  ask(question: string, today = 0): Answered {
    if (last?.question !== question || last.today !== today)
      last = { question, today, answered: engine.ask(question, today) };
    return last.answered;
  },
};

/** What the page asks of the worker; everything that takes a phone long is done here. */
const calls = {
  load: (index: ArrayBuffer, synonyms: Synonyms): void => {
    engine = new SearchEngine(documentsIn(new TextDecoder().decode(index)), synonyms);
  },
  ask: (state: SearchState, today: number, part: Part) => shownAnswer(asked, state, today, part),
  count: (state: SearchState, today: number) => countsFor(asked, state, today),
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
