// @vitest-environment jsdom
import { fireEvent, getByRole, queryByLabelText } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Field } from '../../forms/form.ts';
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

test.each([
  ['Day', { day: '2026-12-05', starts: '18:00' }, { day: '', starts: '18:00' }],
  [
    'First day',
    { from: '2026-12-05', to: '2026-12-06', usual: true },
    { from: '', to: '2026-12-06', usual: true },
  ],
  ['Last day', { from: '2026-12-05', to: '2026-12-06' }, { from: '2026-12-05', to: '' }],
  ['Every', { every: 'first Saturday', in: 'May' }, { every: '', in: 'May' }],
  ['From the day', { every: 'Thanksgiving', from: '2027-01-01' }, { every: 'Thanksgiving' }],
  ['Until the day', { every: 'Thanksgiving', until: '2027-01-01' }, { every: 'Thanksgiving' }],
])('the field “%s” stays under the thumb while it is empty', async (label, typed, emptied) => {
  let value: unknown = typed;
  function Days() {
    const [days, setDays] = useState(value);
    value = days;
    return <DaysControl {...common} value={days} onChange={setDays} />;
  }
  await showPage(<Days />, '/', () => ({}));
  const field = queryByLabelText(document.body, label);
  fireEvent.change(field as HTMLElement, { target: { value: '' } });
  await settled();
  expect(value).toEqual(emptied);
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
