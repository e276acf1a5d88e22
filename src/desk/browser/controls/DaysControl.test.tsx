// @vitest-environment jsdom
import {
  fireEvent,
  getAllByLabelText,
  getByLabelText,
  getByRole,
  getByText,
  queryByLabelText,
} from '@testing-library/dom';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type Field, inWords } from '../../forms/form.ts';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import { DaysControl } from './DaysControl.tsx';
import type { ControlProps } from './form-state.ts';

const common = {
  ...{ field: { name: 'when' } as Field, id: 'when', path: 'when' },
  ...{
    aria: { 'aria-describedby': undefined, 'aria-invalid': false },
    state: { said: [], problems: [] } as unknown as ControlProps['state'],
  },
};

/** The control of these days; what they are now. */
async function showDays(typed: unknown): Promise<() => unknown> {
  let value = typed;
  function Days() {
    const [days, setDays] = useState(value);
    value = days;
    return (
      <>
        <DaysControl {...common} value={days} onChange={setDays} />
        <button type="button" onClick={() => setDays(typed)}>
          Throw away
        </button>
      </>
    );
  }
  await showPage(<Days />, '/', () => ({}));
  return () => value;
}

async function type(label: string, value: string): Promise<void> {
  fireEvent.change(getByLabelText(document.body, label), { target: { value } });
  await settled();
}

async function tap(name: string): Promise<void> {
  fireEvent.click(getByText(document.body, name));
  await settled();
}

test.each([
  ['Day', { day: '2026-12-05', starts: '18:00' }, { day: '', starts: '18:00' }],
  [
    'First day',
    { from: '2026-12-05', to: '2026-12-06', usual: true },
    { from: '', to: '2026-12-06', usual: true },
  ],
  ['Last day', { from: '2026-12-05', to: '2026-12-06' }, { from: '2026-12-05', to: '' }],
  ['Every', { every: 'first Saturday', in: 'May' }, { every: '', in: 'May' }],
  [
    'Starts no earlier than',
    { every: 'Thanksgiving', from: '2027-01-01' },
    { every: 'Thanksgiving' },
  ],
  [
    'Starts no later than, and then no more',
    { every: 'Thanksgiving', until: '2027-01-01' },
    { every: 'Thanksgiving' },
  ],
  ['How many days it takes', { every: 'Thanksgiving', lasts: 38 }, { every: 'Thanksgiving' }],
  ['By how many days', { every: 'Thanksgiving', shift: 1 }, { every: 'Thanksgiving', shift: '' }],
])('the field “%s” stays under the thumb while it is empty', async (label, typed, emptied) => {
  const days = await showDays(typed);
  const field = queryByLabelText(document.body, label);
  await type(label, '');
  expect(days()).toEqual(emptied);
  expect(queryByLabelText(document.body, label)).toBe(field);
});

test.each([
  ['Saturday and Sunday', { every: 'first Saturday of May', lasts: 2 }],
  ['Friday to Sunday', { every: 'first Saturday of May', shift: -1, lasts: 3 }],
])('a weekend in words is %s by a tap', async (name, expected) => {
  const means = { every: 'first Saturday of May', lasts: 2 };
  const state = { said: [], problems: [{ field: 'when', message: '', means }] };
  let value: unknown;
  const days = { ...common, state: state as unknown as ControlProps['state'] };
  const onChange = (next: unknown) => {
    value = next;
  };
  await showPage(
    <DaysControl {...days} value="first weekend of May" onChange={onChange} />,
    '/',
    () => ({}),
  );
  fireEvent.click(getByRole(document.body, 'button', { name }));
  expect(value).toEqual(expected);
});

test('how long an event is that comes by itself, and how far from its day, can be changed', async () => {
  const days = await showDays({ every: 'fourth Thursday', in: 'November', shift: 1, lasts: 38 });
  await type('How many days it takes', '45');
  await type('Starts', 'before');
  expect(days()).toEqual({ every: 'fourth Thursday', in: 'November', shift: -1, lasts: 45 });
  await type('By how many days', '3');
  expect(days()).toMatchObject({ shift: -3 });
  await type('Starts', 'on');
  expect(days()).toEqual({ every: 'fourth Thursday', in: 'November', lasts: 45 });
});

test('on which side of its day an event starts is said of the days that are there', async () => {
  const before = { every: 'Thanksgiving', shift: -4 };
  const days = await showDays(['2026-12-05', { every: 'Easter' }, before]);
  const sides = () =>
    getAllByLabelText<HTMLSelectElement>(document.body, 'Starts').map(({ value }) => value);
  expect(sides()).toEqual(['on', 'before']);
  fireEvent.change(getAllByLabelText(document.body, 'Starts')[1] as HTMLElement, {
    target: { value: 'on' },
  });
  await settled();
  await tap('Throw away');
  expect(sides()).toEqual(['on', 'before']);
  fireEvent.click(getByRole(document.body, 'button', { name: 'Without Easter' }));
  await settled();
  expect(days()).toEqual(['2026-12-05', before]);
  expect(sides()).toEqual(['before']);
});

test('several months are typed with commas, and stay a list', async () => {
  const every = 'first Saturday';
  const days = await showDays({ every, in: ['March', 'May-July'] });
  await type('In the months', 'March; May-Jul');
  expect(days()).toEqual({ every, in: ['March', 'May-Jul'] });
  await type('In the months', 'March,');
  expect(days()).toEqual({ every, in: 'March' });
  expect(getByLabelText(document.body, 'In the months')).toHaveProperty('value', 'March,');
  await type('In the months', 'March, May and June');
  expect(days()).toEqual({ every, in: ['March', 'May', 'June'] });
  await type('In the months', '');
  expect(days()).toEqual({ every });
});

test('days that a rule leaves out are named, and can come again', async () => {
  const [every, several] = ['first Saturday', { from: '2099-12-01', to: '2099-12-31' }];
  const days = await showDays({ every, except: ['2099-07-04', several] });
  const words = 'Tuesday, December 1, 2099, to Thursday, December 31, 2099';
  await tap(words);
  expect(days()).toEqual({ every, except: ['2099-07-04'] });
  await tap('Saturday, July 4, 2099');
  expect(days()).toEqual({ every });
});

test('days that come by themselves are given up for others only after a question', async () => {
  const rule = { every: 'Thanksgiving', lasts: 2 };
  const days = await showDays(rule);
  await tap('Other days, in words');
  expect(document.body.textContent).toContain('comes by itself');
  await tap('Keep these');
  expect(days()).toEqual(rule);
  await tap('Other days, in words');
  await tap('Other days instead');
  expect(days()).toBeUndefined();
});

test('what changes of such days is said in words', () => {
  const days = { every: 'fourth Thursday', in: 'November', shift: -1, lasts: 38, usual: true };
  expect(inWords(days)).toBe(
    'fourth Thursday, in November, 1 day before that, 38 days long, usual',
  );
});
