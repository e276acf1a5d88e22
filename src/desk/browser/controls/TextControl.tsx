import { useLayoutEffect, useRef } from 'react';
import { typedAddress } from '../../forms/typed-address.ts';
import type { ControlProps } from './form-state.ts';

/** Letters across a phone's width, for browsers without `field-sizing`. */
const LETTERS_ACROSS = 36;

/** Return goes to the next field. */
export const ONE_LINE = { autoComplete: 'off', enterKeyHint: 'next' } as const;

/** A one-line field, a text area that grows with its text, or a number. */
export function TextControl({ field, value, id, path, state, aria, onChange }: ControlProps) {
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
    ...aria,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(typed(control === 'text' ? target.value : target.value.replace(/\s*\n\s*/g, ' '))),
  };
  const typed = (text: string) => {
    if (control === 'number' && text.trim() === '') return undefined;
    if (text === '') return isOptional ? undefined : '';
    if (control === 'web' || control === 'email') return typedAddress(text, control);
    // “$1,250” becomes 1250; “1.” isn't finished yet.
    const number = Number(text.trim().replace(/^\$\s*(?=\d)|,(?=\d{3}(?!\d))/g, ''));
    const isNumber = Number.isFinite(number) && !/\.0*$/.test(text);
    return control === 'number' && isNumber ? number : text;
  };
  if (control === 'text') return <textarea {...common} rows={3} />;
  if (control === 'number') return <input {...common} {...ONE_LINE} inputMode="decimal" />;
  const keys = control === 'web' ? 'url' : control === 'email' ? 'email' : undefined;
  // A text area even for one line, so that a long one wraps.
  return (
    <textarea
      {...common}
      {...ONE_LINE}
      inputMode={keys}
      rows={Math.ceil((common.value.length + 1) / LETTERS_ACROSS)}
    />
  );
}
