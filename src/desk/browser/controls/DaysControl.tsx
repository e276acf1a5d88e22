import { useState } from 'react';
import type { When } from '../../../model/when/shapes/when.ts';
import type { CheckedRow } from '../../content/check-row.ts';
import { inWords, type Written, withField } from '../../forms/form.ts';
import { dayInWords } from '../data/days.ts';
import { Button } from './Button.tsx';
import type { ControlProps } from './form-state.ts';
import { RuleFields } from './RuleFields.tsx';
import { ONE_LINE } from './TextControl.tsx';

type Entry = string | Written;

/** When something takes place: words, calendar days, or both. Shows how the site reads it. */
export function DaysControl(props: ControlProps) {
  const { value, id, state, onChange } = props;
  const entries: Entry[] =
    value === undefined ? [''] : Array.isArray(value) ? value : [value as Entry];
  const change = (next: readonly Entry[]) =>
    onChange(next.length === 1 ? (next[0] === '' ? undefined : next[0]) : next);
  return (
    <>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no names of their own
        <div key={index} className={entries.length > 1 ? 'group' : undefined}>
          <DaysEntry
            {...props}
            id={`${id}-${index}`}
            value={entry}
            onChange={(next) => change(entries.with(index, next as Entry))}
          />
          <MeantDays
            text={entry}
            means={meantAt(state.problems, props.path, index)}
            onChange={(next) => change(entries.with(index, next))}
          />
          {entries.length > 1 && (
            <Button look="link" onClick={() => change(entries.toSpliced(index, 1))}>
              Without <span>{inWords(entry) || 'these'}</span>
            </Button>
          )}
        </div>
      ))}
      {value !== undefined && <Button onClick={() => change([...entries, ''])}>More days</Button>}
      {state.said.length > 0 && value !== undefined && (
        <p className="said" aria-live="polite">
          {state.said.join(', then ')}
        </p>
      )}
    </>
  );
}

function DaysEntry({ value, id, aria, onChange }: ControlProps) {
  const entry = value as Entry;
  if (typeof entry === 'string')
    return (
      <div className="row">
        <input
          id={id}
          className="grow"
          value={entry}
          aria-label="The days, in words"
          {...aria}
          {...ONE_LINE}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          type="date"
          className="calendar"
          aria-label="or from the calendar"
          value={/^\d{4}-\d\d-\d\d$/.test(entry) ? entry : ''}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    );
  const isRule = 'every' in entry;
  const needed = isRule ? [] : ['day', 'from', 'to'].filter((name) => name in entry);
  // A field that the entry needs stays in it when emptied, and so stays visible.
  const set = (name: string, next: unknown) =>
    onChange(withField(entry, name, next === '' && !needed.includes(name) ? undefined : next));
  return (
    <>
      {isRule && <RuleFields rule={entry} isWrong={aria['aria-invalid']} onChange={onChange} />}
      <div className="row">
        {needed.map((name) => (
          <label key={name}>
            {{ day: 'Day', from: 'First day', to: 'Last day' }[name]}
            <input
              type="date"
              value={String(entry[name] ?? '')}
              aria-invalid={aria['aria-invalid']}
              onChange={({ target }) => set(name, target.value)}
            />
          </label>
        ))}
      </div>
      <div className="row">
        {(['starts', 'ends'] as const).map((name) => (
          <label key={name}>
            <span>{name === 'starts' ? 'Starts at' : 'Ends at'}</span>
            <input
              type="time"
              value={String(entry[name] ?? '')}
              onChange={({ target }) => set(name, target.value)}
            />
          </label>
        ))}
      </div>
      <label className="switch">
        <input
          type="checkbox"
          checked={entry.usual !== true}
          onChange={({ target }) => set('usual', target.checked ? undefined : true)}
        />
        These days are announced
      </label>
      <OtherDays isRule={isRule} onChange={onChange} />
      {typeof entry.day === 'string' && entry.day && (
        <p className="soft">{dayInWords(entry.day)}</p>
      )}
    </>
  );
}

/** Clears the entry so that days can be typed in words; asks first if it repeats. */
function OtherDays({ isRule, onChange }: { isRule: boolean; onChange: (words: string) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <p>
        <Button look="link" onClick={() => (isRule ? setIsAsking(true) : onChange(''))}>
          Other days, in words
        </Button>
      </p>
    );
  return (
    <div role="alert">
      <p>Now it comes by itself. Days without “every” come once, and then it’s off the site.</p>
      <p>To add days to these, tap “More days”.</p>
      <div className="row">
        <Button look="chip" onClick={() => setIsAsking(false)}>
          Keep these
        </Button>
        <Button look="chip" onClick={() => onChange('')}>
          Other days instead
        </Button>
      </div>
    </div>
  );
}

function meantAt(problems: CheckedRow['problems'], path: string, index: number): When | undefined {
  return problems.find(
    ({ field }) => field === `${path}[${index}]` || (field === path && index === 0),
  )?.means;
}

interface MeantDaysProps {
  text: Entry;
  means: When | undefined;
  onChange: (next: Entry) => void;
}

function MeantDays({ text, means, onChange }: MeantDaysProps) {
  if (means === undefined || typeof text !== 'string' || Array.isArray(means)) return null;
  return (
    <p className="row">
      {choicesOf(text, means).map(([words, entry]) => (
        <Button key={words} onClick={() => onChange(entry)}>
          {words}
        </Button>
      ))}
    </p>
  );
}

function choicesOf(text: string, means: Exclude<When, unknown[]>): [string, Entry][] {
  if (typeof means === 'string') return [[means, means]];
  if (!/\bweekend\b/i.test(text)) return [[`Each year: ${inWords(means)}`, { ...means }]];
  return [
    ['Saturday and Sunday', { ...means }],
    ['Friday to Sunday', { ...means, shift: -1, lasts: 3 }],
  ];
}
