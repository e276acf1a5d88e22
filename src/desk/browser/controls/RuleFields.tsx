import { useState } from 'react';
import { inWords, type Written } from '../../forms/form.ts';
import { ONE_LINE } from './TextControl.tsx';

const FIELDS = [
  ['every', 'Every', 'text'],
  ['in', 'In the months', 'text'],
  ['from', 'Starts no earlier than', 'date'],
  ['until', 'Starts no later than, and then no more', 'date'],
] as const;

const SIDES = { on: 'on that day', after: 'after that day', before: 'before that day' } as const;

type Side = keyof typeof SIDES;

interface RuleFieldsProps {
  rule: Written;
  isWrong: boolean;
  onChange: (rule: Written) => void;
}

/** The days that a rule names, how long it takes from each, and between which days that holds. */
export function RuleFields({ rule, isWrong, onChange }: RuleFieldsProps) {
  const set = (name: string, next: unknown) => {
    const { [name]: _, ...rest } = rule;
    onChange(next === undefined ? rest : { ...rule, [name]: next });
  };
  const field = ([name, label, type]: (typeof FIELDS)[number]) => (
    <label key={name}>
      {label}
      <input
        {...ONE_LINE}
        type={type}
        value={inWords(rule[name])}
        aria-invalid={isWrong}
        onChange={({ target }) =>
          set(name, target.value === '' && name !== 'every' ? undefined : target.value)
        }
      />
    </label>
  );
  return (
    <>
      {FIELDS.slice(0, 2).map(field)}
      <Shift shift={rule.shift} isWrong={isWrong} onChange={(next) => set('shift', next)} />
      <label>
        How many days it takes
        <input
          {...ONE_LINE}
          inputMode="numeric"
          value={inWords(rule.lasts)}
          placeholder="1"
          aria-invalid={isWrong}
          onChange={({ target }) =>
            set('lasts', target.value === '' ? undefined : counted(target.value))
          }
        />
      </label>
      {FIELDS.slice(2).map(field)}
    </>
  );
}

interface ShiftProps {
  shift: unknown;
  isWrong: boolean;
  onChange: (shift: unknown) => void;
}

/** How long before or after the day it starts. */
function Shift({ shift, isWrong, onChange }: ShiftProps) {
  const [side, setSide] = useState<Side>(
    shift === undefined || shift === 0 ? 'on' : Number(shift) < 0 ? 'before' : 'after',
  );
  const shown = typeof shift === 'number' ? Math.abs(shift) : inWords(shift);
  const change = (next: Side, days: string | number) => {
    setSide(next);
    const count = counted(String(days));
    onChange(next === 'on' ? undefined : next === 'before' && count ? minus(count) : count);
  };
  return (
    <div className="row">
      <label>
        Starts
        <select value={side} onChange={({ target }) => change(target.value as Side, shown || 1)}>
          {Object.entries(SIDES).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {side !== 'on' && (
        <label>
          By how many days
          <input
            {...ONE_LINE}
            inputMode="numeric"
            value={shown}
            aria-invalid={isWrong}
            onChange={({ target }) => change(side, target.value)}
          />
        </label>
      )}
    </div>
  );
}

/** A number, or what was typed instead of one. */
function counted(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}

function minus(count: number | string): number | string {
  return typeof count === 'number' ? -count : count;
}
