import { memo, useCallback, useEffect, useRef } from 'react';
import { MONTHS } from '../../model/day/calendar-names.ts';
import type { Choice, Counts } from './choice.ts';
import { KIND_NAMES } from './kind-names.ts';
import type { Chip } from './SearchChips.tsx';
import { TRAITS, type Trait } from './search-document.ts';
import type { SearchState } from './search-state.ts';
import { TRAIT_NAMES } from './wish-names.ts';

interface SearchFacetsProps {
  /** Undefined until the index has been loaded, and while nobody sees them. */
  counts: Counts | undefined;
  /** Called with whether the visitor can see them: on opening, closing and resizing. */
  onShow: (areSeen: boolean) => void;
  choice: Choice;
  /** All that narrows the results: what the question wishes is ticked, too. */
  chips: readonly Chip[];
  change: (changed: Partial<SearchState>) => void;
}

/** What results can be narrowed to, with how many each option leaves. */
export const SearchFacets = memo(function SearchFacets({
  counts,
  onShow,
  choice,
  chips,
  change,
}: SearchFacetsProps) {
  const { kind, town, month, traits } = choice;
  const towns = [...(counts?.towns ?? [])].sort(([one], [other]) => (one < other ? -1 : 1));
  const named = town !== undefined && !counts?.towns.has(town) ? [[town, 0] as const] : [];
  const chosen = [kind, town, month].filter(Boolean).length + traits.length;
  const isTicked = (trait: Trait) => traits.includes(trait) || wishOf(trait) !== undefined;
  const wishOf = (wished: Trait) => chips.find(({ trait }) => trait === wished);
  const toggle = (trait: Trait) =>
    isTicked(trait)
      ? { ...wishOf(trait)?.without, traits: traits.filter((one) => one !== trait) }
      : { traits: [...traits, trait] };
  const details = useRef<HTMLDetailsElement>(null);
  const look = useCallback(() => {
    // search.css keeps them open on wide screens.
    onShow(details.current?.open === true || matchMedia('(width >= 48rem)').matches);
  }, [onShow]);
  useEffect(() => {
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [look]);
  return (
    <details className="search-narrow" ref={details} onToggle={look}>
      <summary>{chosen === 0 ? 'Narrow it down' : `Narrow it down (${chosen} chosen)`}</summary>
      <fieldset className="search-facets">
        <legend className="sr-only">Only show</legend>
        <Choices
          label="Kind"
          value={kind ?? ''}
          options={Object.entries(KIND_NAMES).map(([value, name]) => ({
            value,
            name,
            count: counts?.kinds.get(value as keyof typeof KIND_NAMES),
          }))}
          onChange={(value) => change({ kind: (value || undefined) as Choice['kind'] })}
        />
        <Choices
          label="Town"
          value={town ?? ''}
          options={[...named, ...towns].map(([name, count]) => ({ value: name, name, count }))}
          onChange={(value) => change({ town: value || undefined })}
        />
        <Choices
          label="Month"
          value={month === undefined ? '' : String(month)}
          options={MONTHS.map((name, index) => ({
            value: String(index + 1),
            name,
            count: counts?.months[index],
          }))}
          onChange={(value) => change({ month: value === '' ? undefined : Number(value) })}
        />
        <div className="search-traits">
          {TRAITS.map((trait) => (
            <label key={trait}>
              <input
                type="checkbox"
                checked={isTicked(trait)}
                onChange={() => change(toggle(trait))}
              />
              <span>
                {TRAIT_NAMES[trait]}
                <small>{counts ? traitCount(counts, trait) : '\u00a0'}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
});

/** How many are, and how many may be. */
function traitCount({ traits, unknown }: Counts, trait: Trait): string {
  const more = unknown.get(trait) ?? 0;
  return ` (${traits.get(trait)})${more > 0 ? ` · ${more} not known` : ''}`;
}

interface ChoicesProps {
  label: string;
  value: string;
  options: readonly { value: string; name: string; count: number | undefined }[];
  onChange: (value: string) => void;
}

function Choices({ label, value, options, onChange }: ChoicesProps) {
  return (
    <label className="search-choice">
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Any</option>
        {options.map(({ value, name, count }) => (
          <option key={value} value={value}>
            {count === undefined ? name : `${name} (${count})`}
          </option>
        ))}
      </select>
    </label>
  );
}
