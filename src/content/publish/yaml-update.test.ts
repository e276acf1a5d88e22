import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { updateListText, updateMapText } from './yaml-update.ts';

test('time grows linearly with the number of redirects, up to 1 MB', async () => {
  await expectLinearTime((length) => {
    const redirects = Object.fromEntries(
      Array.from({ length: length / 20 }, (_, index) => [`/old-${index}`, '/blog']),
    );
    const old = updateMapText('', { brand: 'Cabins', redirects });
    const text = updateMapText(old, {
      brand: 'Cabins',
      redirects: { '/older': '/events', ...redirects },
    });
    expect(text).toContain('redirects:\n  /older: /events\n  /old-0: /blog\n');
  });
});

test('time grows linearly with the number of entries, up to 1 MB', async () => {
  await expectLinearTime((length) => {
    const entries = Array.from({ length: length / 300 }, (_, index) => ({
      id: index + 1,
      title: 'Swimming hole '.repeat(5),
      formerly: [`hole-${index}`],
      story: 'A sentence.\n\n**More**\n'.repeat(8),
    }));
    const old = updateListText('', entries);
    const text = updateListText(old, [
      { id: entries.length + 1, title: 'New' },
      ...entries.toReversed(),
    ]);
    expect(text.split('\n- id: ')).toHaveLength(entries.length + 1);
  });
});

test('a file with a repeated key is written from scratch', () => {
  const text = updateMapText('# Ours\nbrand: One\nbrand: Two\n', { brand: 'Two' });
  expect(parse(text)).toEqual({ brand: 'Two' });
  expect(text).not.toContain('# Ours');
});

test.each(['-', '?', ':'])(
  'text whose first line is only %s is written so that it can be read',
  (sign) => {
    const title = `${sign}\n%]]%[ a`;
    for (const old of ['', 'title: Old\n', 'title: "Old"\n'])
      expect(parse(updateMapText(old, { title }))).toEqual({ title });
    expect(parse(updateListText('- id: 1\n  title: Old\n', [{ id: 1, title }]))).toEqual([
      { id: 1, title },
    ]);
  },
);
