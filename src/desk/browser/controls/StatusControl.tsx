import { isGroup } from '../../../model/is-group.ts';
import { type Written, withField } from '../../forms/form.ts';
import { dayInWords } from '../data/days.ts';
import { Button } from './Button.tsx';
import { Chips } from './Chips.tsx';
import type { ControlProps, FormState } from './form-state.ts';

const KINDS = ['As planned', 'Canceled', 'Postponed', 'Moved'] as const;
const ALL = 'All of it';

/** Whether an event, or one of its days, is canceled, postponed or moved. */
export function StatusControl({ value, id, state, onChange }: ControlProps) {
  const entries = (value === undefined ? [] : Array.isArray(value) ? value : [value]).map(asGroup);
  // With several days, one of them is meant until somebody chooses all.
  const free = state.days.find((day) => entries.every(({ on }) => dayOf(on) !== day));
  const isAll = entries.some(({ on }) => on === undefined);
  const change = (next: readonly Written[]) => {
    if (next.length === 0) return onChange(undefined);
    return onChange(next.length === 1 ? next[0] : next);
  };
  return (
    <>
      {(entries.length > 0 ? entries : [{}]).map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no names of their own
        <div key={index} className={entries.length > 1 ? 'group' : undefined}>
          <StatusEntry
            entry={entry}
            id={`${id}-${index}`}
            state={state}
            free={state.days.length > 1 ? free : undefined}
            onChange={(next) =>
              change(next ? entries.toSpliced(index, 1, next) : entries.toSpliced(index, 1))
            }
          />
        </div>
      ))}
      {entries.length > 0 && !isAll && free !== undefined && (
        <Button onClick={() => change([...entries, { is: 'canceled', on: onOf(free) }])}>
          Another day
        </Button>
      )}
    </>
  );
}

/** A word alone is short for a group with only `is`. */
function asGroup(entry: unknown): Written {
  const group = isGroup(entry) ? entry : { is: entry };
  return group.is === 'cancelled' ? { ...group, is: 'canceled' } : group;
}

interface StatusEntryProps {
  entry: Written;
  id: string;
  state: FormState;
  free: string | undefined;
  onChange: (next: Written | undefined) => void;
}

function StatusEntry({ entry, id, state, free, onChange }: StatusEntryProps) {
  const { is, on } = entry;
  const kind = KINDS.find((name) => name.toLowerCase() === is) ?? 'As planned';
  const set = (name: string, next: unknown) =>
    onChange(withField(entry, name, next === '' ? undefined : next));
  const day = dayOf(on);
  const days = day !== ALL && !state.days.includes(day) ? [day, ...state.days] : state.days;
  const field = (name: string, label: string, type = 'text') => (
    <label key={name} htmlFor={`${id}-${name}`}>
      {label}
      <input
        id={`${id}-${name}`}
        type={type}
        value={String(entry[name] ?? '')}
        onChange={({ target }) => set(name, target.value)}
      />
    </label>
  );
  return (
    <>
      <Chips
        name={`${id}-is`}
        options={KINDS}
        chosen={kind}
        onChange={(chosen) => {
          if (chosen === 'As planned') return onChange(undefined);
          const meant =
            kind === 'As planned' && free !== undefined ? { on: onOf(free) } : plain(entry);
          onChange({ is: chosen.toLowerCase(), ...meant });
        }}
      />
      {kind !== 'As planned' && (
        <>
          {days.length > 1 && (
            <fieldset>
              <legend>Which day?</legend>
              <Chips
                name={`${id}-on`}
                options={[...days, ALL]}
                chosen={day}
                say={(option) => option.split('/').map(dayInWords).join(', to ')}
                onChange={(next) => set('on', next === ALL ? undefined : onOf(next))}
              />
            </fieldset>
          )}
          {kind === 'Postponed' && field('to', 'The new day, if it is known', 'date')}
          {kind === 'Moved' && field('location', 'The new place')}
          {kind !== 'Canceled' && (
            <div className="row">
              {field('starts', 'Starts at', 'time')}
              {field('ends', 'Ends at', 'time')}
            </div>
          )}
          {field('note', 'A sentence for visitors')}
        </>
      )}
    </>
  );
}

function dayOf(on: unknown): string {
  if (on === undefined) return ALL;
  if (typeof on === 'string') return on;
  const { from, to } = on as Written;
  return `${from}/${to}`;
}

function onOf(day: string): unknown {
  const [from, to] = day.split('/');
  return to === undefined ? from : { from, to };
}

function plain({ on, note }: Written): Written {
  return { ...(on !== undefined && { on }), ...(note !== undefined && { note }) };
}
