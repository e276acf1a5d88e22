import { userInfo } from 'node:os';

/** The user, for the history, or who called `sudo`. In a container, users may have only a number. */
export function userName(): string {
  const { SUDO_USER } = process.env;
  if (SUDO_USER) return SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'without a name'}`;
  }
}
