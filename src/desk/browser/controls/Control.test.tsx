// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Field } from '../../forms/form.ts';
import { today } from '../data/days.ts';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import { Control } from './Control.tsx';
import type { ControlProps } from './form-state.ts';

const price: Partial<Field> = { name: 'price', control: 'line', within: 'is', isOptional: true };
const common = {
  ...{ field: price as Field, id: 'price', path: 'visit.price', isWrong: false },
  ...{ describedBy: undefined, state: {} as ControlProps['state'] },
};

test('a price that is emptied and typed anew keeps where it is from', async () => {
  let value: unknown = { is: '$2', source: 'https://example.com/fee', checked: '2025-01-01' };
  function Price() {
    const [typed, setTyped] = useState(value);
    value = typed;
    return <Control {...common} value={typed} onChange={setTyped} />;
  }
  await showPage(<Price />, '/', () => ({}));
  const type = async (text: string) => {
    const target = { value: text };
    fireEvent.change(document.getElementById('price') as HTMLElement, { target });
    await settled();
  };
  await type('');
  expect(value).toBeUndefined();
  await type('$3');
  expect(value).toEqual({ is: '$3', source: 'https://example.com/fee', checked: today() });
});
