import type { KeyboardEvent, RefObject } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseDay } from '../../model/day/civil-day.ts';
import { useFragmentState } from '../../site/fragment-state.ts';
import { LoadError } from '../../site/states/LoadError.tsx';
import { useToday } from '../../site/today.ts';
import { useWords } from '../../site/words/words-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { choiceName } from './choice-name.ts';
import { inEnglish } from './in-english.ts';
import { NothingFound } from './NothingFound.tsx';
import { Rest } from './Rest.tsx';
import { chipsOf, SearchChips } from './SearchChips.tsx';
import { SearchDirectory } from './SearchDirectory.tsx';
import { SearchFacets } from './SearchFacets.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchHead } from './SearchHead.tsx';
import { SearchIdeas } from './SearchIdeas.tsx';
import { SearchResults, UnknownResults } from './SearchResults.tsx';
import { isAsked, readPage, readState, type SearchState, writeState } from './search-state.ts';
import { useSearchEngine } from './use-search-engine.ts';
import { useShownAnswer } from './use-shown-answer.ts';

/** The field, what narrows it down, and what was found; all of it changes with each key. */
export function Search() {
  const { synonyms } = useWords('search');
  useEffect(takeOverQuery, []);
  const [state, changeState] = useFragmentState(readPage, writeState);
  const [opened, setOpened] = useState<boolean>();
  const change = useCallback(
    (changed: Partial<SearchState>) => {
      // Another question has other answers, folded or not as they need it.
      if (changed.question !== undefined) setOpened(undefined);
      // Who types wants the search, whatever else was chosen.
      changeState(changed.question ? { ...changed, isAbout: false } : changed);
    },
    [changeState],
  );
  const [isUnfolded, setUnfolded] = useState(false);
  const { engine, error, retry } = useSearchEngine(synonyms);
  const { question, kind, town, month, traits } = state;
  const choice = useMemo(() => ({ kind, town, month, traits }), [kind, town, month, traits]);
  const today = parseDay(useToday()) ?? 0;
  const [areFacetsSeen, setFacetsSeen] = useState(false);
  const { answer, counts } = useShownAnswer(engine, state, today, areFacetsSeen, opened === true);
  const asked = answer?.state ?? state;
  // An address may name a town that isn't.
  const about = state.isAbout && answer?.groups.length !== 0 ? choiceName(state) : '';
  const wishes = answer?.wishes;
  const chips = useMemo(() => chipsOf(asked, wishes ?? []), [asked, wishes]);
  const summary = useRef<HTMLElement>(null);
  const isUnknownOpen = opened ?? (answer?.groups.length === 0 || answer?.isUnknownBest);
  const showUnknown = () => {
    flushSync(() => setOpened(true));
    summary.current?.focus();
    summary.current?.scrollIntoView();
  };
  const area = useRef<HTMLDivElement>(null);
  return (
    <>
      <SearchHead about={about} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus among the links inside */}
      <div className="wrap search" ref={area} onKeyDown={(event) => moveAmongResults(event, area)}>
        <search data-about={about || undefined}>
          {about && (
            <button
              type="button"
              className="text-link"
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              <Icon name="search" size={22} />
              Search, or narrow it down
            </button>
          )}
          <div hidden={about !== '' && !isUnfolded}>
            <SearchField question={question} onChange={(question) => change({ question })} />
            <ReadAs question={question} />
            <SearchChips
              chips={chips}
              unknown={answer?.unknown.total ?? 0}
              change={change}
              onShowUnknown={showUnknown}
            />
            <SearchFacets {...{ counts, choice, chips, change }} onShow={setFacetsSeen} />
          </div>
        </search>
        <Rest text={question}>
          {error ? (
            <LoadError what="The search" error={error} onRetry={retry} />
          ) : (
            <SearchResults
              answer={answer}
              isAbout={about !== ''}
              nothing={
                engine &&
                answer?.groups.length === 0 && (
                  <NothingFound
                    key={writeState(answer.state)}
                    {...{ state: answer.state, chips, engine, today, change }}
                  />
                )
              }
              isLoading={!engine && isAsked(state)}
              change={change}
            />
          )}
          {answer && (
            <UnknownResults
              {...answer.unknown}
              isOpen={isUnknownOpen === true}
              onToggle={setOpened}
              summary={summary}
            />
          )}
        </Rest>
        {/* They stay until there is an answer, so that a first key draws its letter only. */}
        <SearchIdeas isHidden={isAsked(state) && (answer !== undefined || !engine)} />
        <SearchDirectory />
      </div>
    </>
  );
}

/** Other sites and browsers' keywords ask with `?q=`: from then on, it's in the fragment (decision 35). */
function takeOverQuery(): void {
  const { hash, pathname, search } = window.location;
  const asked = writeState(readState(search.slice(1)));
  if (hash === '' && asked !== '') history.replaceState(history.state, '', pathname + asked);
}

/** Says which Spanish words and emojis were read as which words of the guide. */
function ReadAs({ question }: { question: string }) {
  const { readAs } = inEnglish(question);
  if (readAs.length === 0) return null;
  const words = readAs.map(({ typed, word }) => `${typed} as “${word}”`).join(', ');
  return <p className="text-ink-soft">{`Read as English: ${words}`}</p>;
}

/**
 * The arrow keys move the focus from the field through the results and back; Esc goes back to the
 * field, and clears it there, as browsers do.
 */
function moveAmongResults(event: KeyboardEvent, area: RefObject<HTMLElement | null>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const field = area.current?.querySelector<HTMLElement>('input[type="search"]');
  const links = area.current?.querySelectorAll<HTMLElement>('.search-result a') ?? [];
  const stops = [...(field ? [field] : []), ...links];
  const at = stops.indexOf(event.target as HTMLElement);
  if (at === -1) return;
  if (event.key === 'Escape' && at > 0) field?.focus();
  const next = step === undefined ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
