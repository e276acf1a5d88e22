// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import type { Field, Written } from '../../forms/form.ts';
import type { ControlProps } from './form-state.ts';
import { PlaceControl } from './PlaceControl.tsx';

const common = {
  ...{ field: {} as Field, state: {} as ControlProps['state'], value: undefined },
  ...{
    id: 'place',
    path: 'latitude',
    aria: { 'aria-describedby': undefined, 'aria-invalid': false },
  },
};

test('what is typed while the phone looks for its place stays', () => {
  const asked: PositionCallback[] = [];
  const getCurrentPosition = (found: PositionCallback) => void asked.push(found);
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const kept: Written[] = [];
  const show = (row: Written) =>
    flushSync(() =>
      root.render(<PlaceControl {...common} row={row} onRow={(next) => kept.push(next)} />),
    );
  show({ title: 'Fair' });
  document.querySelector('button')?.click();
  show({ title: 'Fair', description: 'Fifty stands.' });
  const place = { latitude: 30.2769, longitude: -98.4117 };
  flushSync(() => asked[0]?.({ coords: { ...place, accuracy: 5 } } as GeolocationPosition));
  expect(kept).toEqual([{ title: 'Fair', description: 'Fifty stands.', ...place }]);
});
