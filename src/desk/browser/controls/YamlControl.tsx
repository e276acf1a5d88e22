import { useState } from 'react';
import { Document, isCollection, parse, visit, YAMLError } from 'yaml';
import type { ControlProps } from './form-state.ts';

interface Typed {
  text: string;
  /** What the text meant when it last parsed. */
  value: unknown;
  fault?: string;
}

/** A YAML editor for values without a control of their own, such as old addresses and synonyms. */
export function YamlControl(props: ControlProps) {
  const { field, value, id, aria, onChange } = props;
  const [typed, setTyped] = useState<Typed>();
  const isTyped = typed !== undefined && JSON.stringify(typed.value) === JSON.stringify(value);
  const text = isTyped ? typed.text : written(value);
  const fault = isTyped ? typed.fault : undefined;
  const type = (next: string) => {
    try {
      const read: unknown = parse(next);
      const meant = read === null && field.isOptional ? undefined : read;
      setTyped({ text: next, value: meant });
      onChange(meant);
    } catch (error) {
      const line = error instanceof YAMLError ? error.linePos?.[0].line : undefined;
      setTyped({ text: next, value, fault: `Line ${line ?? 1} can’t be read yet.` });
    }
  };
  return (
    <>
      <textarea
        id={id}
        className="yaml"
        rows={Math.min(20, Math.max(3, text.split('\n').length))}
        value={text}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...aria}
        aria-invalid={aria['aria-invalid'] || fault !== undefined}
        onChange={({ target }) => type(target.value)}
      />
      <div role="status">{fault && <p className="problem">{fault}</p>}</div>
    </>
  );
}

function written(value: unknown): string {
  if (value === undefined || value === null) return '';
  const document = new Document(value);
  visit(document, {
    Collection: (_, node, path) => {
      if (path.filter(isCollection).length > 0) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 }).trimEnd();
}
