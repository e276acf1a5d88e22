import { expect, test } from 'vitest';
import { openDesk } from './fixtures/open-desk.ts';

test.each([
  ['events', { title: 'Night Fair' }, { title: 'Late Fair' }],
  ['posts', { title: 'Owls at dusk' }, { title: 'Owls at dawn' }],
  ['destinations', { name: 'Fischer' }, { name: 'Bergheim' }],
])(
  '%s: what is new never gets the number of one that is gone, taken back or not',
  async (list, one, other) => {
    const { ask, rest } = await openDesk();
    rest();
    const publish = async (key: number | null, base: object | null, value: object | null) => {
      const edits = [{ list, key, base, value }];
      const answer = (await ask('/api/publish', { edits, isMeant: true })).json();
      expect(answer).toMatchObject({ is: 'live' });
      return answer;
    };
    const { row } = (await ask('/api/row', { list, key: 1 })).json();
    await publish(null, null, { ...row, ...one });
    const { row: second } = (await ask('/api/row', { list, key: 2 })).json();
    const { version } = await publish(2, second, null);
    const third = await publish(null, null, { ...second, ...other });
    expect(third.refs).toEqual([{ list, key: 3 }]);
    const undone = (await ask('/api/undo', { version, isMeant: true })).json();
    expect(undone).toMatchObject({ is: 'live' });
  },
);
