import { userInfo } from 'node:os';
import { expect, test, vi } from 'vitest';
import { userName } from './user-name.ts';

test('the history names who asked sudo for a command, else the user', () => {
  vi.stubEnv('SUDO_USER', undefined);
  expect(userName()).toBe(userInfo().username);
  vi.stubEnv('SUDO_USER', 'dolores');
  expect(userName()).toBe('dolores');
  vi.unstubAllEnvs();
});
