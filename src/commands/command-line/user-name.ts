import { userInfo } from 'node:os';

/** Who runs this command, for the history. In a container a user may have only a number. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'without a name'}`;
  }
}
