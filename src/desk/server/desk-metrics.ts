import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type FastifyInstance, fastify } from '../../../on-demand/desk/server-packages.ts';
import { family, MOST_MONITORS, ofProcess } from '../../server/connections/metrics.ts';
import type { DeskContent } from '../content/desk-content.ts';
import type { PeopleStore } from '../people/people-store.ts';

/** What the desk can't work without: its own file, and the versions. */
export interface Needed {
  people: Pick<PeopleStore, 'people'>;
  content: { store: Pick<DeskContent['store'], 'newest'> };
}

/** Counts the desk's answers, and tells a monitor whether it can work. */
export class DeskMetrics {
  readonly #needed: Needed;
  readonly #answers = new Map<number, number>();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor(needed: Needed) {
    this.#needed = needed;
    this.#delay.enable();
  }

  readonly answered = (status: number): void => {
    this.#answers.set(status, (this.#answers.get(status) ?? 0) + 1);
  };

  /** True if its file and the versions can be read, and there is content. */
  async isReady(): Promise<boolean> {
    try {
      this.#needed.people.people();
      return (await this.#needed.content.store.newest()) !== undefined;
    } catch {
      // The first request that fails logs the reason.
      return false;
    }
  }

  /** In Prometheus text format. Event loop delay is measured since the last call. */
  async write(): Promise<string> {
    const answers = [...this.#answers].map(([code, count]): [string, number] => [
      `{status="${code}"}`,
      count,
    ]);
    const isReady = await this.isReady();
    const lines = [
      ...family('desk_responses_total', 'counter', 'Responses by status.', answers),
      ...family('desk_ready', 'gauge', '1 while its file and the versions can be read.', [
        ['', isReady ? 1 : 0],
      ]),
      ...ofProcess(this.#delay),
    ];
    return `${lines.join('\n')}\n`;
  }

  /** Serves /livez, /readyz and /metrics, for a port that only this machine reaches. */
  server(): FastifyInstance {
    const app = fastify({ requestTimeout: 10_000, connectionTimeout: 30_000, bodyLimit: 1 });
    app.server.maxConnections = MOST_MONITORS;
    app.get('/livez', () => ({ alive: true }));
    app.get('/readyz', async (_, reply) => {
      const ready = await this.isReady();
      return await reply.status(ready ? 200 : 503).send({ ready });
    });
    app.get('/metrics', async (_, reply) =>
      reply.type('text/plain; version=0.0.4; charset=utf-8').send(await this.write()),
    );
    return app;
  }
}
