import { join, relative } from 'node:path';
import { fingerprint } from '../../content/files/folder-fingerprint.ts';
import { takeFolder } from '../../content/publish/commit-tree.ts';
import { type FileSet, foldersOf } from '../../content/versions/file-sets.ts';
import { openIntent } from '../../content/versions/intent.ts';
import type { SqliteStore } from '../../content/versions/sqlite-store.ts';
import { FolderTaker } from '../../content/versions/take-folder.ts';
import type { WriteTurn } from '../../content/versions/write-turn.ts';
import type { Finding } from './findings.ts';

/** The content folder; keeps it as a version whenever somebody has changed it. */
export class TakenFolder {
  readonly #store: SqliteStore;
  readonly #folder: string;
  readonly #fileSets: readonly FileSet[];
  readonly #taker: FolderTaker;
  readonly #turn: WriteTurn;
  #fingerprint: string | undefined;
  /** Files that can't be taken, and entries that are gone without confirmation. */
  untaken: readonly Finding[] = [];

  constructor(store: SqliteStore, folder: string, fileSets: readonly FileSet[], turn: WriteTurn) {
    this.#store = store;
    this.#folder = folder;
    this.#turn = turn;
    this.#fileSets = fileSets;
    this.#taker = new FolderTaker(folder, fileSets, store.objects);
  }

  /** Keeps what the folder holds, and completes the write of a command or desk that was killed. */
  async take(): Promise<void> {
    for (;;) {
      const found = await this.#look();
      if (found === this.#fingerprint && openIntent(this.#folder) === undefined) return;
      const { problems } = await this.#turn.hold(() =>
        takeFolder(this.#store, this.#taker, this.#fileSets),
      );
      this.untaken = problems.map(({ file, field, message }) => {
        return { ref: undefined, title: relative(this.#folder, file), field, message };
      });
      this.#fingerprint = found;
    }
  }

  /** Notes that the folder holds the newest version. */
  async know(): Promise<void> {
    this.#fingerprint = await this.#look();
  }

  #look(): Promise<string> {
    return fingerprint(foldersOf(this.#fileSets).map((path) => join(this.#folder, path)));
  }
}
