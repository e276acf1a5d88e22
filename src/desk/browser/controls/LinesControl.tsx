import { useState } from 'react';
import { itemsIn } from '../../forms/body-form.ts';
import type { ControlProps } from './form-state.ts';

/** A list: checkboxes for known words, otherwise one item a line. */
export function LinesControl({ field, value, id, aria, onChange }: ControlProps) {
  const { options, isOptional } = field;
  const [typed, setTyped] = useState('');
  const lines = Array.isArray(value)
    ? value.map(String)
    : value === undefined
      ? []
      : [String(value)];
  const change = (next: readonly string[]) => {
    if (next.length === 0) return onChange(isOptional ? undefined : []);
    // A value that was a single word stays one.
    return onChange(typeof value === 'string' && next.length === 1 ? next[0] : next);
  };
  if (options)
    return (
      <div className="row">
        {options.map((option) => (
          <label key={option} className="chip">
            <input
              type="checkbox"
              checked={lines.includes(option)}
              {...aria}
              onChange={({ target }) =>
                change(
                  target.checked ? [...lines, option] : lines.filter((each) => each !== option),
                )
              }
            />
            {option.replaceAll('-', ' ')}
          </label>
        ))}
      </div>
    );
  // Blank lines and list markers stay visible as typed, but aren't items.
  const isTyped = itemsIn(typed).join('\n') === lines.join('\n');
  const text = isTyped ? typed : lines.join('\n');
  return (
    <textarea
      id={id}
      rows={Math.max(2, text.split('\n').length)}
      value={text}
      aria-labelledby={`${id}-label`}
      {...aria}
      onChange={({ target }) => {
        setTyped(target.value);
        change(itemsIn(target.value));
      }}
    />
  );
}
