import { expect, onTestFinished, test, vi } from 'vitest';
import { OWN, openDesk } from './fixtures/open-desk.ts';

test('the log has who changes who may come in, and what was refused, without what was sent', async () => {
  const { ask, sam } = await openDesk();
  const said: string[] = [];
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    said.push(String(line));
    return true;
  });
  onTestFinished(() => written.mockRestore());
  await ask('/api/people/invite', { name: 'Ann' });
  await sam()('/api/people/invite', { name: 'Eve' });
  await ask('/api/publish', { edits: [] }, { ...OWN, origin: 'https://evil.example' });
  await ask('/api/session');
  written.mockRestore();
  const lines = said.filter((line) => /^(?:Done|Refused): /.test(line));
  expect(lines).toEqual([
    'Done: /api/people/invite (Ruth, 127.0.0.1)\n',
    'Refused: /api/people/invite (Sam, 127.0.0.1)\n',
    'Refused: /api/publish (127.0.0.1)\n',
  ]);
});
