// @vitest-environment jsdom
import { fireEvent, getAllByRole } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Field } from '../../forms/form.ts';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import { Fields } from './Fields.tsx';
import type { FormState } from './form-state.ts';

const photos: Partial<Field> = { name: 'photos', label: 'Photos', control: 'groups', fields: [] };

test.each([true, false])(
  'no row can be taken away while a photo is on its way: %s',
  async (isSending) => {
    const state = { problems: [], isSending } as Partial<FormState> as FormState;
    const value = { photos: [{ imageUrl: '/images/porch.jpg' }, { imageUrl: '/images/beds.jpg' }] };
    await showPage(
      <Fields fields={[photos as Field]} path="" value={value} state={state} onChange={() => {}} />,
      '/',
      () => ({}),
    );
    const buttons = getAllByRole<HTMLButtonElement>(document.body, 'button', {
      name: /^Take \d away/,
    });
    expect(buttons.map(({ disabled }) => disabled)).toEqual([isSending, isSending]);
  },
);

test('what a fault or a tap has unfolded stays so while one types in it, also once all is right', async () => {
  const line: Partial<Field> = { control: 'line', isOptional: true };
  const rare = { ...line, name: 'months', label: 'Months', isRare: true };
  const group = { name: 'visit', label: 'Facts', control: 'group', isOptional: true };
  function Visit() {
    const [value, setValue] = useState({});
    const isWrong = JSON.stringify(value).includes('March');
    const problems = isWrong ? [{ field: 'visit.months', message: 'cannot be read' }] : [];
    const state = { problems, isSending: false } as Partial<FormState> as FormState;
    const fields = [{ ...group, fields: [rare] } as unknown as Field];
    return <Fields {...{ fields, value, state }} path="" onChange={setValue} />;
  }
  await showPage(<Visit />, '/', () => ({}));
  const folds = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  const field = document.getElementById('visit-months') as HTMLElement;
  expect(folds()).toEqual([false, false]);
  field.focus();
  for (const value of ['March to December', 'Mar-Dec']) {
    fireEvent.change(field, { target: { value } });
    await settled();
    expect(folds()).toEqual([true, true]);
    expect(document.activeElement).toBe(field);
  }
});
