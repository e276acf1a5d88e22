// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { siteSchema } from '../../../model/site/site-schema.ts';
import { describeForm } from '../../forms/describe-form.ts';
import type { Field } from '../../forms/form.ts';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import type { ControlProps } from './form-state.ts';
import { TextControl } from './TextControl.tsx';

const form = describeForm(siteSchema);

test.each([
  ['bookingUrl', 'www.vrbo.com/1234567', 'https://www.vrbo.com/1234567'],
  ['bookingUrl', ' https://vrbo.com/1 ', 'https://vrbo.com/1'],
  ['bookingUrl', 'vrbo', 'vrbo'],
  ['bookingUrl', 'http://vrbo.com', 'http://vrbo.com'],
  ['email', 'ruth.miller@example.com ', 'ruth.miller@example.com'],
  ['email', 'ruth.mi', 'ruth.mi'],
  ['brand', 'Pecan Cottage.com ', 'Pecan Cottage.com '],
  ['copyrightYear', ' ', undefined],
  ['copyrightYear', '2026', 2026],
])('in %s, “%s” is typed as “%s”, as nobody types what a browser hides', async (name, text, is) => {
  const field = form.find((each) => each.name === name) as Field;
  let value: unknown = '';
  function Typed() {
    const [typed, setTyped] = useState<unknown>('');
    value = typed;
    const aria = { 'aria-describedby': undefined, 'aria-invalid': false };
    const state = {} as ControlProps['state'];
    const props = { field, aria, state, value: typed, id: name, path: name };
    return <TextControl {...props} onChange={setTyped} />;
  }
  await showPage(<Typed />, '/', () => ({}));
  fireEvent.change(document.getElementById(name) as HTMLElement, { target: { value: text } });
  await settled();
  expect(value).toBe(is);
});
