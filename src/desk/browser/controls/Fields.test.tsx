// @vitest-environment jsdom
import { getAllByRole } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Field } from '../../forms/form.ts';
import { showPage } from '../fixtures/shown-page.tsx';
import { Fields, type FormState } from './Fields.tsx';

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
