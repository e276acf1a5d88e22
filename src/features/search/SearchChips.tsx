import { useRef } from 'react';
import { MONTHS } from '../../model/day/calendar-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Choice } from './choice.ts';
import { KIND_NAMES } from './kind-names.ts';
import type { Trait } from './search-document.ts';
import type { Answered } from './search-engine.ts';
import type { SearchState } from './search-state.ts';
import { TRAIT_NAMES, wishName } from './wish-names.ts';

/** Something that narrows the results, and the state without it. */
export interface Chip {
  /** Its own, though a question may wish what was chosen, too. */
  key: string;
  name: string;
  without: Partial<SearchState>;
  /** What the question wishes of places, if that can be chosen, too. */
  trait?: Trait;
}

/** All that narrows the results: what the question wishes, then what was chosen. */
export function chipsOf(
  { question, kind, town, month, traits }: SearchState,
  wishes: Answered['wishes'],
): Chip[] {
  const named = kind && `Only ${KIND_NAMES[kind].toLowerCase()}`;
  return [
    ...wishes.map(({ wish, start, end }) => ({
      key: String(start),
      name: wishName(wish),
      without: { question: withoutPart(question, start, end) },
      ...(wish.is === 'trait' && !wish.isRefused && { trait: wish.trait }),
    })),
    ...(named ? [{ key: 'kind', name: named, without: { kind: undefined } }] : []),
    ...(town ? [{ key: 'town', name: town, without: { town: undefined } }] : []),
    ...(month
      ? [{ key: 'month', name: MONTHS[month - 1] ?? '', without: { month: undefined } }]
      : []),
    ...traits.map((trait) => ({
      key: trait,
      name: TRAIT_NAMES[trait],
      without: { traits: traits.filter((one) => one !== trait) },
    })),
  ];
}

function withoutPart(question: string, start: number, end: number): string {
  return `${question.slice(0, start)} ${question.slice(end)}`.replace(/\s+/g, ' ').trim();
}

interface SearchChipsProps {
  chips: readonly Chip[];
  /** How many may be as the visitor wishes. */
  unknown: number;
  change: (changed: Partial<Choice> & Partial<SearchState>) => void;
  onShowUnknown: () => void;
}

/** What narrows the results; a tap takes it away. */
export function SearchChips({ chips, unknown, change, onShowUnknown }: SearchChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const takeAway = ({ without }: Chip) => {
    change(without);
    // The button is gone, and the focus must not be lost with it.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <ul className="search-chips" ref={list} tabIndex={-1} aria-label="Narrowed down to">
      {chips.map((chip) => (
        <li key={chip.key}>
          <button type="button" className="search-chip" onClick={() => takeAway(chip)}>
            <span className="sr-only">Take away: </span>
            {chip.name}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      {chips.length > 0 && unknown > 0 && (
        <li>
          <button type="button" className="text-link ml-2" onClick={onShowUnknown}>
            {`${unknown} more, not known`}
          </button>
        </li>
      )}
    </ul>
  );
}
