// @vitest-environment jsdom
import { fireEvent, getByText } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import { DiaryPage } from './Steps.tsx';

test('whoever takes back what has been changed again is told what to do', async () => {
  const step = { id: 2, author: 'Ruth', message: '“Fair”: hours', time: 0, isUndo: false };
  await showPage(<DiaryPage />, '/diary', (path) => {
    if (path === '/api/undo') return { is: 'stuck', changes: '“Fair”: hours' };
    return [{ ...step, canBeTakenBack: true }];
  });
  fireEvent.click(getByText(document.body, 'Take it back'));
  await settled();
  const [note] = document.querySelectorAll('[role=alert]');
  expect(note?.textContent).toContain('First take back what came later, or change it by hand.');
});

test('two taps on “Take it back” take it back once', async () => {
  const step = { id: 2, author: 'Ruth', message: '“Fair”: hours', time: 0, isUndo: false };
  let undone = 0;
  const { promise: answer, resolve } = Promise.withResolvers<object>();
  await showPage(<DiaryPage />, '/diary', (path) => {
    if (path !== '/api/undo') return [{ ...step, canBeTakenBack: true }];
    undone += 1;
    return answer;
  });
  fireEvent.click(getByText(document.body, 'Take it back'));
  await settled();
  fireEvent.click(getByText(document.body, 'Take it back'));
  await settled();
  expect(undone).toBe(1);
  resolve({ is: 'same' });
  await settled();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('like that already');
});
