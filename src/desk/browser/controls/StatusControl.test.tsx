// @vitest-environment jsdom
import { getByRole } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Field } from '../../forms/form.ts';
import { showPage } from '../fixtures/shown-page.tsx';
import type { ControlProps } from './form-state.ts';
import { StatusControl } from './StatusControl.tsx';

test.each(['cancelled', { is: 'cancelled', on: '2030-01-12' }])(
  'the British spelling, %j, is shown as canceled',
  async (status) => {
    const props: ControlProps = {
      ...{ field: { name: 'status' } as Field, id: 'status', path: 'status', value: status },
      aria: { 'aria-describedby': undefined, 'aria-invalid': false },
      state: { days: ['2030-01-12'] } as unknown as ControlProps['state'],
      onChange: () => undefined,
    };
    await showPage(<StatusControl {...props} />, '/', () => ({}));
    expect(getByRole(document.body, 'radio', { name: 'Canceled' })).toHaveProperty('checked', true);
  },
);
