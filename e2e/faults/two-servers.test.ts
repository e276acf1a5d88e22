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
  for (const mark of ['first-mark', 'second-mark', 'third-mark']) {
    await database.publish(marked(await shortContent(), mark));
    for (const guide of [one, other])
      await eventually(async () => (await guide.text('/events')).includes(mark), mark);
    expect((await one.readiness()).revision).toBe((await other.readiness()).revision);
  }
  const observations = (await Promise.all(observers.map((observer) => observer.stop()))).flat();
  expect(observations.length).toBeGreaterThan(20);
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
  readonly #observations: Promise<Observation[]>;
  #stopped = false;

  constructor(guide: GuideProcess) {
    this.#guide = guide;
    this.#observations = this.#observe();
  }

  stop(): Promise<Observation[]> {
    this.#stopped = true;
    return this.#observations;
  }

  async #observe(): Promise<Observation[]> {
    const observations: Observation[] = [];
    while (!this.#stopped) {
      for (const path of SAMPLE_PATHS) {
        const { headers, body } = await this.#ask(path);
        const mark = /\b(?:first|second|third)-mark\b/.exec(body)?.[0] ?? 'none';
        observations.push({
          path,
          revision: headers.get('x-revision'),
          tag: headers.get('etag'),
          mark,
          body,
        });
      }
      await pause(20);
    }
    return observations;
  }

  async #ask(path: string): Promise<{ headers: Headers; body: string }> {
    const response = await this.#guide.get(path);
    return { headers: response.headers, body: await response.text() };
  }
}
