import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { readFolder } from './read-folder.ts';

test('the shipped content is read without a thread, which takes a second to start with each edit', async () => {
  const { events, words } = await readFolder('content', {
    ...contentTables,
    readingProgram: new URL('file:///nowhere.js'),
  });
  expect(events.entries.length).toBeGreaterThan(20);
  expect(words.entries.length).toBeGreaterThan(10);
});
