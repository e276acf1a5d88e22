import { userInfo } from 'node:os';

/** Who runs this command, for the history. In a container the user may have a number and no name. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'without a name'}`;
  }
}
