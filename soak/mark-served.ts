import type { GuideProcess } from '../e2e/faults/guide-process.ts';
import { markIn } from '../src/desk/fixtures/killed-desk.ts';

/** The mark of what is served; undefined before the first, and while two revisions answer. */
export async function markServed(guide: GuideProcess): Promise<string | undefined> {
  const asked = Promise.all(['/api/events', '/api/activities'].map((at) => guide.get(at)));
  // A connection that has rested may close just as it's used again.
  const answers = await asked.catch(() => []);
  const [one, other] = answers.map(({ headers }) => headers.get('x-revision'));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  if (one !== other || !texts.join().includes('(kill ')) return undefined;
  return markIn(texts.join());
}
