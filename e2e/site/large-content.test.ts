import { expect } from 'vitest';
import { editContent, untilServed } from '../support/edit-content.ts';
import { fetchApi } from '../support/fetch-api.ts';
import { testWithOwnGuide as test } from '../support/test.ts';

test('the built server reads a content file that is large enough to get its own thread', async ({
  guide,
}) => {
  await editContent(guide, 'events.yaml', (text) =>
    `${text}\n# ${'A long note. '.repeat(8000)}\n`.replace('title: ', 'title: Grand '),
  );
  await untilServed(guide, '/api/events', 'Grand ');
  expect((await fetchApi<unknown[]>(guide, '/api/activities')).length).toBeGreaterThan(5);
});
