import { userInfo } from 'node:os';

/**
 * Who runs this command, for the history: who asked `sudo` for it, or this user. In a container a user
 * may have only a number.
 */
export function userName(): string {
  const { SUDO_USER } = process.env;
  if (SUDO_USER) return SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'without a name'}`;
  }
}
