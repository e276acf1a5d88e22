import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { becomeOwnerOf } from './folder-owner.ts';

/** Who owns the folders, as user and group. */
const OWNERS: Readonly<Record<string, readonly [uid: number, gid: number]>> = {
  content: [0, 5001],
  data: [6001, 6002],
  roots: [0, 0],
};

/** What a command of root's becomes for the sake of these folders. */
function become(...folders: readonly string[]) {
  vi.spyOn(fs, 'statSync').mockImplementation((folder) => {
    const [uid, gid] = OWNERS[String(folder)] ?? [];
    return uid === undefined ? undefined : ({ uid, gid } as fs.Stats);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const become: Record<string, unknown> = {};
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  for (const name of ['setgroups', 'setgid', 'setuid'] as const)
    vi.spyOn(process, name).mockImplementation((id: unknown) => {
      become[name] = id;
    });
  becomeOwnerOf(...folders);
  return become;
}

test('who owns the data can write a content folder that is root’s and a group’s', () => {
  expect(become('content', 'data')).toEqual({
    setgroups: [5001, 6002],
    setgid: 6002,
    setuid: 6001,
  });
});

test('nobody gets root’s group, and what is all root’s stays so', () => {
  expect(become('roots', 'data', 'missing')).toMatchObject({ setgroups: [6002], setuid: 6001 });
  expect(become('roots', 'missing')).toEqual({});
});
