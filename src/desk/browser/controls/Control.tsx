import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { isGroup } from '../../../model/is-group.ts';
import { type Field, inWords } from '../../forms/form.ts';
import { dayInWords, today } from '../data/days.ts';
import { BodyControl } from './BodyControl.tsx';
import { Button } from './Button.tsx';
import { Chips } from './Chips.tsx';
import { DayControl } from './DayControl.tsx';
import { DaysControl } from './DaysControl.tsx';
import { FeaturedControl, SwitchControl } from './FeaturedControl.tsx';
import type { ControlProps } from './form-state.ts';
import { HoursControl } from './HoursControl.tsx';
import { LinesControl } from './LinesControl.tsx';
import { PlacesControl } from './PlacesControl.tsx';
import { StatusControl } from './StatusControl.tsx';
import { TextControl } from './TextControl.tsx';
import { TownControl } from './TownControl.tsx';

/** Loaded on demand, since few forms need it. */
const YamlControl = lazy(async () => ({
  default: (await import('./YamlControl.tsx')).YamlControl,
}));

const CONTROLS: Partial<Record<Field['control'], (props: ControlProps) => ReactNode>> = {
  answer: Answer,
  switch: SwitchControl,
  featured: FeaturedControl,
  body: BodyControl,
  choice: Choice,
  day: DayControl,
  days: DaysControl,
  town: TownControl,
  hours: HoursControl,
  status: StatusControl,
  lines: LinesControl,
  places: PlacesControl,
  locked: Locked,
  other: Other,
};

/** The control that edits a value, chosen by the kind of its field. */
export function Control(props: ControlProps) {
  const { within, control } = props.field;
  const Shown = CONTROLS[control] ?? TextControl;
  return within ? <LookedUp {...props} within={within} /> : <Shown {...props} />;
}

function Locked({ id, value }: ControlProps) {
  return (
    <p id={id}>
      <span>{inWords(value)}</span> <span className="soft">(locked: these words are fixed)</span>
    </p>
  );
}

function Other(props: ControlProps) {
  return (
    <Suspense fallback={<EmptyLines {...props} />}>
      <YamlControl {...props} />
    </Suspense>
  );
}

/** As tall as the editor that replaces it, so that nothing shifts under a thumb. */
function EmptyLines({ id, value }: ControlProps) {
  const lines = typeof value === 'object' && value !== null ? Object.keys(value).length : 1;
  const text = '\n'.repeat(Math.max(0, lines - 1));
  return (
    <>
      <textarea id={id} className="yaml" rows={Math.max(3, lines)} value={text} disabled />
      <div role="status" />
    </>
  );
}

const NOTE: Field = { name: 'note', label: 'In words', control: 'line', isOptional: true };

/** A fact with the day it was looked up, and a note for a level. Typing sets the day to today. */
function LookedUp({ within, ...props }: ControlProps & { within: 'is' | 'level' }) {
  const { field, value, id, path, onChange } = props;
  const group = isGroup(value) ? value : undefined;
  // Clearing the field to type something else keeps the note and the source.
  const last = useRef(group);
  useLayoutEffect(() => {
    if (group) last.current = group;
  });
  const { within: _, ...plain } = field;
  const { checked, note, ...rest } = group ?? {};
  const inner = group ? group[within] : value;
  return (
    <>
      <Control
        {...props}
        field={plain}
        value={inner}
        onChange={(next) =>
          onChange(
            next === undefined ? undefined : { ...last.current, [within]: next, checked: today() },
          )
        }
      />
      {inner !== undefined && within === 'level' && (
        <>
          <label htmlFor={`${id}-note`}>{NOTE.label}</label>
          <TextControl
            {...{ ...props, field: NOTE, id: `${id}-note`, path: `${path}.note`, value: note }}
            onChange={(next) =>
              onChange({ ...rest, level: inner, ...(next ? { note: next } : {}), checked: today() })
            }
          />
        </>
      )}
      {inner !== undefined && (
        <p className="soft">
          <span>{lookedUp(checked)}</span>{' '}
          {checked !== today() && (
            <Button
              look="link"
              onClick={() => onChange({ ...group, [within]: inner, checked: today() })}
            >
              Still right today
            </Button>
          )}
        </p>
      )}
    </>
  );
}

const UNKNOWN = 'Don’t know';

function Answer({ field, value, id, aria, onChange }: ControlProps) {
  const options = ['Yes', 'No', ...(field.isOptional ? [UNKNOWN] : [])];
  const chosen = value === true ? 'Yes' : value === false ? 'No' : UNKNOWN;
  return (
    <Chips
      name={id}
      options={options}
      chosen={chosen}
      aria={aria}
      onChange={(next) => onChange(next === UNKNOWN ? undefined : next === 'Yes')}
    />
  );
}

/** More options than this get a drop-down list. */
const MOST_CHIPS = 12;

function Choice({ field, value, id, aria, onChange }: ControlProps) {
  const { options = [], isOptional } = field;
  const chosen = value === undefined ? '' : String(value);
  const all = chosen === '' || options.includes(chosen) ? options : [...options, chosen];
  const none = isOptional ? [UNKNOWN] : [];
  if (all.length <= MOST_CHIPS)
    return (
      <Chips
        name={id}
        options={[...all, ...none]}
        chosen={chosen || (isOptional ? UNKNOWN : '')}
        aria={aria}
        onChange={(next) => onChange(next === UNKNOWN ? undefined : next)}
      />
    );
  return (
    <select
      id={id}
      value={chosen}
      aria-labelledby={`${id}-label`}
      {...aria}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      <option value="">{isOptional ? UNKNOWN : 'Choose'}</option>
      {all.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

function lookedUp(checked: unknown): string {
  if (checked === today()) return 'Looked up today.';
  return checked ? `Looked up on ${dayInWords(String(checked))}.` : '';
}
