import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { RETURNING_MALLOC } from '../background-process.ts';
import { type ContentProblem, ContentProblems } from '../content-source.ts';
import type { Followed, Follower } from './followed.ts';

/** What the process says: its folder when it starts, changes, and an answer to each question. */
export type FollowerMessage =
  | { folder: string }
  | 'changed'
  | { followed: Followed }
  | { failure: FollowerFailure };

/** An error in JSON. */
export interface FollowerFailure {
  message: string;
  stack?: string | undefined;
  code?: unknown;
  /** Of ContentProblems. */
  problems?: readonly ContentProblem[];
}

export interface FollowerProcessOptions {
  /** Calls `answerFollower`. */
  program: URL;
  env?: NodeJS.ProcessEnv;
  /** Served until the process says otherwise. */
  folder: string;
  log: Logger;
}

/** In milliseconds, until a process that ended by itself is replaced. */
const RESTART = 1_000;

/** In milliseconds, for the end of what it is writing. */
const END_LIMIT = 3_000;

/** Follows in a child process, so that hashing, comparing and storing never delay a visitor. */
export class FollowerProcess implements Follower {
  readonly #options: FollowerProcessOptions;
  #folder: string;
  #child: ChildProcess | undefined;
  #waiting: PromiseWithResolvers<Followed>[] = [];
  #changed: () => void = () => {};
  #restart: NodeJS.Timeout | undefined;

  /** Starts the process right away: it loads while the server does. */
  constructor(options: FollowerProcessOptions) {
    this.#options = options;
    this.#folder = options.folder;
    this.#child = this.#start();
  }

  get folder(): string {
    return this.#folder;
  }

  /** Of the running process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async load(): Promise<Followed> {
    const answer = Promise.withResolvers<Followed>();
    this.#child ??= this.#start();
    this.#child.send('load', () => {});
    this.#waiting.push(answer);
    return await answer.promise;
  }

  async watch(changed: () => void): Promise<() => Promise<void>> {
    this.#changed = changed;
    return async () => {
      this.#changed = () => {};
    };
  }

  async close(): Promise<void> {
    clearTimeout(this.#restart);
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined) return;
    const ended = once(child, 'exit');
    if (child.connected) child.disconnect();
    await Promise.race([ended, pause(END_LIMIT, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await ended;
  }

  #start(): ChildProcess {
    const { program, env = process.env } = this.#options;
    const child = fork(program, {
      env: { ...env, ...RETURNING_MALLOC },
      execArgv: [...process.execArgv, '--expose-gc'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message: FollowerMessage) => this.#hear(message));
    // A process that couldn't be started doesn't end, either.
    child.on('error', ({ message }) => child.pid === undefined && this.#replace(child, message));
    return child.once('exit', (code, signal) => this.#replace(child, signal ?? `status ${code}`));
  }

  #hear(message: FollowerMessage): void {
    if (message === 'changed') this.#changed();
    else if ('folder' in message) this.#folder = message.folder;
    else if ('followed' in message) {
      this.#folder = message.followed.folder;
      this.#waiting.shift()?.resolve(message.followed);
    } else this.#waiting.shift()?.reject(errorOf(message.failure));
  }

  /** Whoever waits asks again, later each time; if nobody does, the server is told to ask. */
  #replace(child: ChildProcess, how: string): void {
    if (this.#child !== child) return;
    const message = `the process that follows the content ended with ${how}`;
    this.#options.log.warn(message);
    this.#child = undefined;
    const waiting = this.#waiting.splice(0);
    for (const { reject } of waiting) reject(new Error(message));
    if (waiting.length === 0) this.#restart = setTimeout(() => this.#changed(), RESTART).unref();
  }
}

function errorOf({ problems, message, ...rest }: FollowerFailure): Error {
  return problems ? new ContentProblems(problems) : Object.assign(new Error(message), rest);
}
