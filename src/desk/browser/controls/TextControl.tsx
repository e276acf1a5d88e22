import { useLayoutEffect, useRef } from 'react';
import type { ControlProps } from './form-state.ts';

/** A line, a longer text that grows with what is in it, or a number. */
export function TextControl({
  field,
  value,
  id,
  path,
  state,
  isWrong,
  describedBy,
  onChange,
}: ControlProps) {
  const { control, isOptional } = field;
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isMeant = state.focus === path;
  useLayoutEffect(() => {
    if (!isMeant) return;
    element.current?.focus();
    element.current?.scrollIntoView({ block: 'center' });
  }, [isMeant]);
  const common = {
    id,
    ref: element,
    value: value === undefined ? '' : String(value),
    'aria-describedby': describedBy,
    'aria-invalid': isWrong,
    onChange: ({ target }: { target: { value: string } }) => onChange(typed(target.value)),
  };
  const typed = (text: string) => {
    if (text === '') return isOptional || control === 'number' ? undefined : '';
    const number = Number(text);
    return control === 'number' && Number.isFinite(number) ? number : text;
  };
  if (control === 'text') return <textarea {...common} rows={3} />;
  return (
    <input
      {...common}
      inputMode={control === 'number' ? 'decimal' : undefined}
      autoComplete="off"
    />
  );
}
