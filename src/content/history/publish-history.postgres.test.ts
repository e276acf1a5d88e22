import { expect, test } from 'vitest';
import { editedContent, sampleContent } from '../fixtures/sample-content.ts';
import { contentIn, openPublished, publish, rollBack } from '../postgres/fixtures/database.ts';
import { readHistory, readPublished } from './publish-history.ts';

test('every publish can be restored', async () => {
  const { sql } = await openPublished();
  await publish(sql, editedContent());
  const { revision, id } = await rollBack(sql, 1);
  expect({ revision, id }).toEqual({ revision: '3', id: 3 });
  expect(await contentIn(sql)).toEqual(sampleContent());
  expect((await readHistory(sql)).map(({ id, note, revision }) => [id, note, revision])).toEqual([
    [3, 'rollback to 1', '3'],
    [2, 'publish', '2'],
    [1, 'publish', '1'],
  ]);
  await expect(readPublished(sql, 9)).rejects.toThrow('There is no publish 9');
});
