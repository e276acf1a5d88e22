import type { ControlProps } from './form-state.ts';

interface ChipsProps {
  name: string;
  options: readonly string[];
  chosen: string;
  aria?: Partial<ControlProps['aria']>;
  say?: (option: string) => string;
  onChange: (chosen: string) => void;
}

/** Radio buttons as chips: every option is visible and takes one tap. */
export function Chips({ name, options, chosen, aria, say = String, onChange }: ChipsProps) {
  return (
    <div className="row">
      {options.map((option) => (
        <label key={option} className="chip">
          <input
            type="radio"
            name={name}
            checked={option === chosen}
            {...aria}
            onChange={() => onChange(option)}
          />
          {say(option)}
        </label>
      ))}
    </div>
  );
}
