// @vitest-environment jsdom
import { fireEvent, queryByText } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Field } from '../../forms/form.ts';
import { showPage } from '../fixtures/shown-page.tsx';
import type { ControlProps } from './form-state.ts';
import { PictureControl } from './PictureControl.tsx';

test('a photo that can’t be taken is said like any other fault', async () => {
  const state = { onSending: () => {} } as unknown as ControlProps['state'];
  const field = { name: 'imageUrl', label: 'Picture', control: 'picture' } as Field;
  const common = { field, state, id: 'imageUrl', path: 'imageUrl' };
  const aria = { 'aria-describedby': undefined, 'aria-invalid': false };
  await showPage(
    <PictureControl
      {...{ ...common, aria, value: undefined, siblings: [], row: {} }}
      onChange={() => {}}
      onRow={() => {}}
    />,
    '/',
    () => ({}),
  );
  const file = new File(['GIF89a'], 'porch.gif', { type: 'image/gif' });
  fireEvent.change(document.getElementById('imageUrl') as HTMLElement, {
    target: { files: [file] },
  });
  await expect.poll(() => queryByText(document.body, /This is a GIF/)?.className).toBe('problem');
});
