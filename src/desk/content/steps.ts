import type { Version } from '../../content/versions/version.ts';

export interface Step extends Pick<Version, 'id' | 'author' | 'message'> {
  /** In milliseconds. */
  time: number;
  canBeTakenBack: boolean;
  isUndo: boolean;
}

/** A history's steps, the newest first. Nothing is before the first one, so it can't be taken back. */
export function stepsOf(history: readonly Version[]): Step[] {
  const first = history.at(-1)?.id;
  return history.map(({ id, author, message, time, kind }) => {
    const more = { canBeTakenBack: id !== first, isUndo: kind === 'undo' };
    return { id, author, message, time: time.getTime(), ...more };
  });
}
