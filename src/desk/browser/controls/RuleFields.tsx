import { useState } from 'react';
import { isGroup } from '../../../model/is-group.ts';
import { inWords, type Written, withField } from '../../forms/form.ts';
import { dayInWords } from '../data/days.ts';
import { Button } from './Button.tsx';
import { ONE_LINE } from './TextControl.tsx';

const BOUNDS = [
  ['from', 'Starts no earlier than'],
  ['until', 'Starts no later than, and then no more'],
] as const;

const SIDES = { on: 'on that day', after: 'after that day', before: 'before that day' } as const;

type Side = keyof typeof SIDES;

interface RuleFieldsProps {
  rule: Written;
  isWrong: boolean;
  onChange: (rule: Written) => void;
}

/** Edits a rule: the days it names, how many days each takes, and between which days it applies. */
export function RuleFields({ rule, isWrong, onChange }: RuleFieldsProps) {
  const set = (name: string, next: unknown) => onChange(withField(rule, name, next));
  const except: unknown[] = Array.isArray(rule.except) ? rule.except : [];
  return (
    <>
      <label>
        Every
        <input
          {...ONE_LINE}
          value={inWords(rule.every)}
          aria-invalid={isWrong}
          onChange={({ target }) => set('every', target.value)}
        />
      </label>
      <Months months={rule.in} isWrong={isWrong} onChange={(next) => set('in', next)} />
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
      {BOUNDS.map(([name, label]) => (
        <label key={name}>
          {label}
          <input
            {...ONE_LINE}
            type="date"
            value={inWords(rule[name])}
            aria-invalid={isWrong}
            onChange={({ target }) => set(name, target.value || undefined)}
          />
        </label>
      ))}
      {except.map((days, index) => (
        <Button
          key={inWords(days)}
          look="link"
          onClick={() => set('except', except.length > 1 ? except.toSpliced(index, 1) : undefined)}
        >
          No longer leave out <span>{exceptInWords(days)}</span>
        </Button>
      ))}
    </>
  );
}

function exceptInWords(days: unknown): string {
  return isGroup(days)
    ? [days.from, days.to].map((day) => dayInWords(String(day))).join(', to ')
    : dayInWords(String(days));
}

interface PartProps {
  isWrong: boolean;
  onChange: (next: unknown) => void;
}

/** Such as "March, May-July". Keeps what is typed as long as it means the same. */
function Months({ months, isWrong, onChange }: PartProps & { months: unknown }) {
  const [typed, setTyped] = useState('');
  const written = inWords(months);
  return (
    <label>
      In the months
      <input
        {...ONE_LINE}
        value={inWords(monthsIn(typed)) === written ? typed : written}
        aria-invalid={isWrong}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(monthsIn(target.value));
        }}
      />
    </label>
  );
}

function monthsIn(text: string): string | string[] | undefined {
  const parts = text.split(/[;,]|\band\b/i).map((part) => part.trim());
  const found = parts.filter((part) => part !== '');
  return found.length > 1 ? found : found[0];
}

function Shift({ shift, isWrong, onChange }: PartProps & { shift: unknown }) {
  const [chosen, setChosen] = useState<Side>(shift === 0 ? 'on' : 'after');
  const side = sideOf(shift) ?? chosen;
  const shown = typeof shift === 'number' ? Math.abs(shift) : inWords(shift);
  const change = (next: Side, days: string | number) => {
    setChosen(next);
    const count = counted(String(days));
    const isEarlier = next === 'before' && typeof count === 'number' && count > 0;
    onChange(next === 'on' ? undefined : isEarlier ? -count : count);
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

function sideOf(shift: unknown): Side | undefined {
  if (shift === undefined) return 'on';
  const days = Number(shift);
  return days < 0 ? 'before' : days > 0 ? 'after' : undefined;
}

function counted(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}
