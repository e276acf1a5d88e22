import { setFlagsFromString } from 'node:v8';

let underWay = 0;

/**
 * Does the work with a small heap: V8 collects garbage more often and gives its memory back, instead of letting the heap grow to a
 * multiple of what it holds. The work takes a third longer, so this is for reading content and making pages, not for serving them.
 */
export async function thriftily<Result>(work: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  setFlagsFromString('--memory-saver-mode');
  try {
    return await work();
  } finally {
    underWay -= 1;
    if (underWay === 0) setFlagsFromString('--no-memory-saver-mode');
  }
}
