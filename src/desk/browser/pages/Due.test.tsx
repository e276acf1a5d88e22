// @vitest-environment jsdom
import { fireEvent, getByRole } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Outcome } from '../../content/outcome.ts';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import { Due } from './Due.tsx';

const due = {
  ref: { list: 'events', key: 1 },
  ...{ title: 'Fair', fact: 'fees', label: 'Admission', says: '$12' },
  ...{ checked: '2026-01-02', source: undefined },
};

test.each<[outcome: Outcome, says: string]>([
  [{ is: 'conflict', theirs: [] }, 'Somebody has changed the same since.'],
  [{ is: 'refused', faults: [], of: [0] }, 'Not live yet.'],
])('why “Yes” did not go live is said: $is', async (outcome, says) => {
  await showPage(<Due due={[due]} />, '/', () => outcome);
  fireEvent.click(getByRole(document.body, 'button', { name: /^Yes/ }));
  await settled();
  expect(document.querySelector('[role=alert]')?.textContent).toContain(says);
});

test('“Don’t know” puts it off, and says so if it could not', async () => {
  const asked: string[] = [];
  await showPage(<Due due={[due]} />, '/', (path) => {
    asked.push(path);
    return Response.json({ message: 'Not now.' }, { status: 502 });
  });
  fireEvent.click(getByRole(document.body, 'button', { name: /^Don’t know/ }));
  await settled();
  expect(asked).toEqual(['/api/later']);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Not now.');
});
