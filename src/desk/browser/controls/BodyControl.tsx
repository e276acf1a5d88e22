import { useLayoutEffect, useRef, useState } from 'react';
import {
  BODY_FORMS,
  type BodyForm,
  bodyFormAt,
  inOurForms,
  withBodyForm,
} from '../../forms/body-form.ts';
import { Button } from './Button.tsx';
import type { ControlProps } from './form-state.ts';
import { TextControl } from './TextControl.tsx';

/** A text area with buttons that make the current part a paragraph, a heading or a list. */
export function BodyControl(props: ControlProps) {
  const { id, value, field, onChange } = props;
  const text = String(value ?? '');
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [put, setPut] = useState<number>();
  useLayoutEffect(() => {
    const area = box.current?.querySelector('textarea');
    if (put === undefined || !area) return;
    area.focus();
    area.setSelectionRange(put, put);
    setPut(undefined);
  }, [put]);
  const make = (form: BodyForm) => {
    const made = withBodyForm(text, at, form);
    onChange(made.text);
    setAt(made.at);
    setPut(made.at);
  };
  const take = (next: unknown) => {
    const made = String(next ?? '');
    // More than one letter at once is a paste, even from a keyboard's clipboard.
    const taken = made.length > text.length + 1 ? inOurForms(made) : made;
    if (taken === made) return onChange(next);
    const end = box.current?.querySelector('textarea')?.selectionEnd ?? made.length;
    onChange(taken);
    setPut(taken.length - inOurForms(made.slice(end)).length);
  };
  return (
    <div
      ref={box}
      onSelect={({ target }) => setAt((target as HTMLTextAreaElement).selectionStart ?? 0)}
    >
      <div className="row" role="toolbar" aria-label={`What this part of “${field.label}” is`}>
        {BODY_FORMS.map((form) => (
          <Button
            key={form}
            aria-controls={id}
            aria-pressed={bodyFormAt(text, at) === form}
            onClick={() => make(form)}
          >
            {form}
          </Button>
        ))}
      </div>
      <TextControl {...props} onChange={take} field={{ ...field, control: 'text' }} />
    </div>
  );
}
