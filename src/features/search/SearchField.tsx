import { useEffect, useRef } from 'react';
import { useWords } from '../../site/words/words-context.ts';
import { Icon } from '../../ui/Icon.tsx';

interface SearchFieldProps {
  question: string;
  onChange: (question: string) => void;
}

/** Where the question is typed. Esc clears it. */
export function SearchField({ question, onChange }: SearchFieldProps) {
  const { hint } = useWords('search');
  const field = useRef<HTMLInputElement>(null);

  // What was typed before the page's code had loaded counts, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') onChange(typed);
  }, []);

  return (
    <div className="search-field">
      <label htmlFor="search-question">What are you looking for?</label>
      <div className="search-box">
        <Icon name="search" size={22} />
        <input
          id="search-question"
          ref={field}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          aria-describedby="search-hint"
          value={question}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <p className="mt-2 text-base text-ink-soft" id="search-hint">
        {hint}
      </p>
    </div>
  );
}
