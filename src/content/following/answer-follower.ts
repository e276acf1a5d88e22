import { ContentProblems } from '../content-source.ts';
import type { Follower } from './followed.ts';
import type { FollowerFailure, FollowerMessage } from './follower-process.ts';

/** In milliseconds: a database that doesn't answer must not keep this process. */
const END_LIMIT = 2_000;

/** Answers a FollowerProcess from its child process, until the server ends. */
export async function answerFollower(follower: Follower): Promise<void> {
  const say = (message: FollowerMessage) => void process.send?.(message, () => {});
  say({ folder: follower.folder });
  const stop = await follower.watch(() => say('changed'));
  let last = Promise.resolve();
  const answer = () =>
    follower.load().then(
      (followed) => say({ followed }),
      (error) => say({ failure: failureOf(error) }),
    );
  process.on('message', () => {
    // It rests until the next edit, so what it has read shouldn't wait for a collection until then.
    last = last.then(answer).then(() => globalThis.gc?.());
  });
  process.on('disconnect', async () => {
    setTimeout(() => process.exit(0), END_LIMIT);
    await stop();
    await follower.close();
    process.exit(0);
  });
}

function failureOf(error: unknown): FollowerFailure {
  if (error instanceof ContentProblems) return { message: '', problems: error.problems };
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack } = error;
  return { message, stack, ...('code' in error && { code: error.code }) };
}
