import { Chips } from './Chips.tsx';
import type { ControlProps } from './form-state.ts';

/** A checkbox; unchecked, it removes the field. */
export function SwitchControl({ value, id, onChange }: ControlProps) {
  return (
    <label className="switch">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked ? true : undefined)}
      />
      Yes
    </label>
  );
}

/** Whether an entry is on the home page and, if that is full, which one it replaces. */
export function FeaturedControl(props: ControlProps) {
  const { value, id, state, aria } = props;
  const { home, goes } = state;
  const others = new Map(home?.others.map((other) => [String(other.key), other]));
  const isFull = value === true && home !== undefined && home.others.length >= home.most;
  return (
    <>
      <SwitchControl {...props} />
      {isFull && (
        <fieldset>
          <legend>
            {home.others.length} of {home.most} are there already. Which goes?
          </legend>
          <Chips
            name={`${id}-goes`}
            options={[...others.keys()]}
            chosen={String(goes ?? '')}
            aria={{ 'aria-invalid': aria['aria-invalid'] }}
            say={(option) => others.get(option)?.title ?? option}
            onChange={(option) => state.onGoes(others.get(option))}
          />
        </fieldset>
      )}
    </>
  );
}
