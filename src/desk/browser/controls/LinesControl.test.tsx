// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Field } from '../../forms/form.ts';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import type { ControlProps } from './form-state.ts';
import { LinesControl } from './LinesControl.tsx';

test('of house rules as they are pasted, empty lines and the signs before them are none; what is typed stays as it stands', async () => {
  const field = { name: 'houseRules', control: 'lines', isOptional: true } as Field;
  let value: unknown = ['Quiet from ten.'];
  function Rules() {
    const [typed, setTyped] = useState(value);
    value = typed;
    const aria = { 'aria-describedby': undefined, 'aria-invalid': false };
    const props = { field, aria, state: {} as ControlProps['state'], id: 'rules', path: 'rules' };
    return <LinesControl {...props} value={typed} onChange={setTyped} />;
  }
  await showPage(<Rules />, '/', () => ({}));
  const area = document.getElementById('rules') as HTMLTextAreaElement;
  expect(area.value).toBe('Quiet from ten.');
  const pasted = '• No smoking \n\n  - No parties\n1. Dogs on a leash\n2) Gates stay shut\n';
  fireEvent.change(area, { target: { value: pasted } });
  await settled();
  expect(area.value).toBe(pasted);
  expect(value).toEqual(['No smoking', 'No parties', 'Dogs on a leash', 'Gates stay shut']);
  fireEvent.change(area, { target: { value: '\n' } });
  await settled();
  expect(value).toBeUndefined();
});
