import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { eventually, type GuideProcess, startGuideProcess } from './guide-process.ts';
import { marked, PublishedDatabase, SAMPLE_PATHS } from './published-database.ts';
import { shortContent } from './short-content.ts';

test('two servers, one publish: both show it, and a page, its API and its ETag never disagree', async () => {
  const database = await PublishedDatabase.createOn(inject('postgresUrl'));
  await using one = await startGuideProcess({ databaseUrl: database.url });
  await using other = await startGuideProcess({ databaseUrl: database.url });
  for (const guide of [one, other]) await guide.serving();
  const observers = [one, other].map((guide) => new Observer(guide));
  const seenByBoth = (mark: string) => () => observers.every((observer) => observer.hasSeen(mark));
  await eventually(seenByBoth('none'), 'answer');
  for (const mark of ['first-mark', 'second-mark', 'third-mark']) {
    await database.publish(marked(await shortContent(), mark));
    await eventually(seenByBoth(mark), mark);
    expect((await one.readiness()).revision).toBe((await other.readiness()).revision);
  }
  const observations = (await Promise.all(observers.map((observer) => observer.stop()))).flat();
  const marks = new Map(observations.map(({ revision, mark }) => [revision, mark]));
  const bodies = new Map(observations.map(({ path, tag, body }) => [`${path} ${tag}`, body]));
  for (const { path, revision, mark, tag, body } of observations) {
    expect(`${path} of ${revision}: ${mark}`).toBe(
      `${path} of ${revision}: ${marks.get(revision)}`,
    );
    expect(body).toBe(bodies.get(`${path} ${tag}`));
  }
  expect([...marks.values()].sort()).toEqual(['first-mark', 'none', 'second-mark', 'third-mark']);
});

interface Observation {
  path: string;
  revision: string | null;
  tag: string | null;
  mark: string;
  body: string;
}

/** Requests one path after another from a server and records the answers. */
class Observer {
  readonly #guide: GuideProcess;
  readonly #observations: Observation[] = [];
  readonly #observing: Promise<void>;
  #stopped = false;

  constructor(guide: GuideProcess) {
    this.#guide = guide;
    this.#observing = this.#observe();
  }

  /** Whether every path has answered with this mark. */
  hasSeen(mark: string): boolean {
    const paths = this.#observations.filter((seen) => seen.mark === mark).map(({ path }) => path);
    return SAMPLE_PATHS.every((path) => paths.includes(path));
  }

  async stop(): Promise<Observation[]> {
    this.#stopped = true;
    await this.#observing;
    return this.#observations;
  }

  async #observe(): Promise<void> {
    while (!this.#stopped) {
      for (const path of SAMPLE_PATHS) {
        const { headers, body } = await this.#ask(path);
        const mark = /\b(?:first|second|third)-mark\b/.exec(body)?.[0] ?? 'none';
        this.#observations.push({
          path,
          revision: headers.get('x-revision'),
          tag: headers.get('etag'),
          mark,
          body,
        });
      }
      await pause(20);
    }
  }

  async #ask(path: string): Promise<{ headers: Headers; body: string }> {
    const response = await this.#guide.get(path);
    return { headers: response.headers, body: await response.text() };
  }
}
