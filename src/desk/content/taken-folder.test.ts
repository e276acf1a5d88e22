import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleEvent } from '../../content/fixtures/sample-folder.ts';
import { openDesk } from '../server/fixtures/open-desk.ts';

const eventsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const event = { ...sampleEvent, id: index + 1, title: `Day ${index + 1}` };
    return `- ${JSON.stringify(event)}\n`;
  }).join('');

test('looking at the desk takes no half of an upload as meant: it is held back until somebody confirms it', async () => {
  const { ask, folders, rest, content } = await openDesk();
  const [folder = ''] = folders;
  const save = async (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    rest();
    return (await ask('/api/start')).json();
  };
  const count = async () => {
    const { tree } = await content.newest();
    return (await content.entries.all('events', tree)).size;
  };
  expect((await save('events.yaml', eventsOf(40))).held).toEqual([]);
  const { held } = await save('events.yaml', eventsOf(20));
  expect(held).toMatchObject([
    { title: 'events.yaml', message: expect.stringContaining('20 events are gone') },
  ]);
  expect(await count()).toBe(40);
  const [, code = ''] = /with (\w{6}) in/.exec(held[0]?.message) ?? [];
  expect((await save('confirm.txt', code)).held).toEqual([]);
  expect(await count()).toBe(20);
});
