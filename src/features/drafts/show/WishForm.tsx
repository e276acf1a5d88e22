import type { ReactNode } from 'react';
import { fillText } from '../../../site/words/fill-text.ts';
import { useWords } from '../../../site/words/words-context.ts';
import { mostDriving, type Sky, type Wish } from '../wish.ts';
import { BASES, DRIVES } from '../wish-of-stay.ts';

interface WishFormProps {
  wish: Wish;
  onChange: (changed: Partial<Wish>) => void;
}

const SKIES: readonly Sky[] = ['fair', 'rain', 'heat'];
const TICKS = ['children', 'dog', 'stepFree'] as const;

/** The form for a wish: starting point, weather, companions, and driving time. */
export function WishForm({ wish, onChange }: WishFormProps) {
  const words = useWords('drafts').wish;
  const most = mostDriving(wish);
  return (
    <fieldset className="draft-wish">
      <legend className="sr-only">{words.legend}</legend>
      <Choice
        label={words.from}
        value={wish.base.town}
        onChange={(town) =>
          onChange({ base: BASES.find((base) => base.town === town) ?? wish.base })
        }
      >
        {BASES.map(({ town }, at) => (
          <option key={town} value={town}>
            {at === 0 ? fillText(words.cabins, { town }) : town}
          </option>
        ))}
      </Choice>
      <Choice label={words.sky} value={wish.sky} onChange={(sky) => onChange({ sky: sky as Sky })}>
        {SKIES.map((sky) => (
          <option key={sky} value={sky}>
            {words.skies[sky]}
          </option>
        ))}
      </Choice>
      <Choice
        label={words.drive}
        value={String(Math.min(wish.drive, most))}
        onChange={(drive) => onChange({ drive: Number(drive) })}
      >
        {DRIVES.filter((minutes) => minutes <= most).map((minutes) => (
          <option key={minutes} value={minutes}>
            {fillText(words.minutes, { minutes: String(minutes) })}
          </option>
        ))}
      </Choice>
      <div className="draft-ticks">
        {TICKS.map((name) => (
          <label key={name} className="draft-tick">
            <input
              type="checkbox"
              checked={wish[name] ?? false}
              onChange={({ target }) => onChange({ [name]: target.checked })}
            />
            {words[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className="draft-choice">
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}
