import { useState } from 'react';
import { openInWords } from '../../../model/visit/open-in-words.ts';
import { readOpen } from '../../../model/visit/read-open.ts';
import { hoursIn } from '../../forms/typed-hours.ts';
import type { ControlProps } from './form-state.ts';
import { TextControl } from './TextControl.tsx';

/** Hours, typed as people say them and kept in the files' format; shows what visitors will read. */
export function HoursControl(props: ControlProps) {
  const { value, onChange } = props;
  const [typed, setTyped] = useState('');
  const code = value === undefined ? undefined : String(value);
  const { rules } = readOpen(code ?? '');
  return (
    <>
      <TextControl
        {...props}
        value={code !== undefined && hoursIn(typed) === code ? typed : value}
        onChange={(next) => {
          setTyped(String(next ?? ''));
          onChange(typeof next === 'string' ? (hoursIn(next) ?? next) : next);
        }}
      />
      {rules && (
        <p className="said" aria-live="polite">
          {openInWords(rules)}
        </p>
      )}
    </>
  );
}
