import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareTrees } from '../../content/merge/changes.ts';
import { goneIn } from '../../content/merge/losses.ts';
import type { PictureSurvey } from '../../content/pictures/picture-survey.ts';
import { commitTree } from '../../content/publish/commit-tree.ts';
import { NotUndone, planUndo, type UndoWish } from '../../content/publish/undo.ts';
import type { ContentTables } from '../../content/tables.ts';
import { fileSetsOf } from '../../content/versions/file-sets.ts';
import { Objects } from '../../content/versions/objects.ts';
import { SqliteStore } from '../../content/versions/sqlite-store.ts';
import { Trees } from '../../content/versions/trees.ts';
import { type Tree, treeHash, type VersionStore } from '../../content/versions/version.ts';
import { WriteTurn } from '../../content/versions/write-turn.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { NotTaken } from '../people/not-taken.ts';
import type { PreviewJob } from '../preview/preview-worker.ts';
import { CheckedTrees } from './checked-trees.ts';
import { type Edit, Entries } from './entries.ts';
import { type Findings, findingOf, newFindings, placesOf } from './findings.ts';
import { following } from './following.ts';
import { messageOf, refsIn } from './message.ts';
import { keepingAddress } from './old-address.ts';
import type { Held, Outcome, PublishHow, Wish } from './outcome.ts';
import { TakenFolder } from './taken-folder.ts';
import { Turns } from './turns.ts';
import { Unpublished } from './unpublished.ts';

export interface DeskContentOptions {
  store: VersionStore;
  /** Undefined with PostgreSQL, where servers follow the store. */
  folder: string | undefined;
  deskFolder: string;
  tables: ContentTables;
  survey: PictureSurvey;
  today: () => CivilDay;
}

/** Reads the newest version, checks what it would become, and makes the next one. */
export class DeskContent {
  readonly store: VersionStore;
  readonly entries: Entries;
  readonly unpublished: Unpublished;
  readonly #options: DeskContentOptions;
  readonly #objects: Objects;
  readonly #checked: CheckedTrees;
  readonly #taken: TakenFolder | undefined;
  readonly #turns: Turns;
  #held: Held | undefined;

  constructor(options: DeskContentOptions) {
    const { store, folder, deskFolder, tables } = options;
    this.#options = options;
    this.store = store;
    this.entries = new Entries(tables, this.text);
    const isLocal = store instanceof SqliteStore;
    this.#objects = isLocal ? store.objects : new Objects(join(deskFolder, 'objects'));
    const trees = new Trees(join(deskFolder, 'trees'), this.#objects);
    const parts = { ...options, objects: this.#objects, entries: this.entries };
    this.#checked = new CheckedTrees({ ...parts, trees });
    this.unpublished = new Unpublished({ ...parts, checked: this.#checked });
    const turn = isLocal ? new WriteTurn(store.folder) : undefined;
    this.#turns = new Turns(turn);
    if (isLocal && turn && folder !== undefined)
      this.#taken = new TakenFolder(store, folder, fileSetsOf(tables), turn);
  }

  readonly today = (): CivilDay => this.#options.today();
  readonly text = async (hash: string): Promise<string> =>
    this.#objects.has(hash)
      ? await readFile(this.#objects.pathOf(hash), 'utf8')
      : await this.unpublished.bytes().text(hash);

  /** The newest version, after any publish in progress; with files, of what the folder holds now. */
  newest(): Promise<Held> {
    return this.#turns.take(() => this.#newest());
  }

  findings(tree: Tree): Promise<Findings> {
    return this.#checked.findings(tree);
  }

  /** Makes the edits the next version, if they pass; `isMeant` confirms what it would ask about. */
  publish(
    typed: readonly Edit[],
    author: string,
    isMeant: boolean,
    how: PublishHow = {},
  ): Promise<Outcome> {
    const own = typed.map((edit) => keepingAddress(this.entries, this.entries.asWritten(edit)));
    return this.#turns.write(async () => {
      const held = await this.#newest();
      const edits = await following(this.entries, own, held.tree);
      const theirs = await this.entries.changedSince(edits, held.tree);
      if (theirs.length > 0) return { is: 'conflict', theirs };
      const known = await this.store.addresses();
      const edited = await this.entries.edited(held.tree, edits, known);
      const faults = edited.unwritten.map(({ edit, message }) => findingOf(edit, message));
      const of = edited.unwritten.map(({ edit }) => edits.indexOf(edit));
      if (faults.length > 0) return { is: 'refused', faults, of };
      const pictures = await this.unpublished.pictures.namedIn(edits, held.tree);
      const tree = new Map([...edited.tree, ...pictures]);
      return await this.#commit(held, {
        ...{ ...edited, tree, pictures, author, isMeant, kind: 'publish', how },
      });
    });
  }

  /** Replaces a picture everywhere with one that was sent. Rejects with a 404 if either is missing. */
  replacePicture(name: string, by: string, author: string): Promise<Outcome> {
    return this.#turns.write(async () => {
      const held = await this.#newest();
      const placed = await this.unpublished.inPlace(name, by, held.tree);
      const more = { made: new Map(), refs: [], author, isMeant: true };
      return await this.#commit(held, { ...placed, ...more, kind: 'publish' });
    });
  }

  /** What a preview of an edit is rendered from; undefined if the entry has no page. */
  previewed(edit: Edit): Promise<Omit<PreviewJob, 'day'> | undefined> {
    return this.#turns.take(async () =>
      this.unpublished.previewed(edit, (await this.#newest()).tree),
    );
  }

  /** Takes back a version, or only its change to one entry. Rejects with a 404 if there is none. */
  undo(wish: UndoWish, author: string, isMeant: boolean): Promise<Outcome> {
    return this.#turns.write(async () => {
      const held = await this.#newest();
      const bytes = this.unpublished.bytes();
      const plan = await planUndo(this.store, bytes, this.#options.tables, wish).catch(
        (error: Error) => {
          if (!(error instanceof NotUndone)) throw error;
          throw new NotTaken(404, 'There is no such step, or nothing before it.');
        },
      );
      if (plan.conflicts.length > 0)
        return { is: 'stuck', changes: messageOf(plan.conflicts, this.entries) };
      const made = new Map<string, string>();
      for (const [path, hash] of plan.after)
        if (plan.before.get(path) !== hash && !path.startsWith('images/'))
          made.set(hash, await bytes.text(hash));
      const undone = (await this.store.history()).find(({ id }) => id === wish.version);
      return await this.#commit(held, {
        ...{ tree: plan.after, made, pictures: new Map(), author, isMeant },
        ...{ refs: refsIn(plan.changes), kind: undone?.kind === 'undo' ? 'redo' : 'undo' },
      });
    });
  }

  async #newest(): Promise<Held> {
    await this.#taken?.take();
    const version = await this.#options.store.newest();
    if (!version)
      throw new NotTaken(503, 'There is no content yet. Start the guide, or publish, first.');
    // The hash covers the content, so an unchanged tree isn't read again.
    const known = this.#held?.version.tree === version.tree ? this.#held.tree : undefined;
    const tree = known ?? (await this.#options.store.read(version.id));
    this.#held = { version, tree, untaken: this.#taken?.untaken ?? [] };
    return this.#held;
  }

  async #commit({ version: newest, tree: before }: Held, wish: Wish): Promise<Outcome> {
    const { store, folder } = this.#options;
    const { tree: after, made, pictures, refs, author, isMeant, kind, how = {} } = wish;
    if (treeHash(after) === treeHash(before)) return { is: 'same' };
    const bytes = this.unpublished.bytes(pictures);
    bytes.add(made);
    for (const text of made.values()) this.#objects.add(Buffer.from(text));
    await bytes.fetch(pictures.values(), (hash, picture) => this.#objects.keep(hash, picture));
    const [was, will] = [await this.findings(before), await this.findings(after)];
    const faults = newFindings(was.faults, will.faults);
    if (faults.length > 0 && kind === 'publish')
      return { is: 'refused', faults, of: placesOf(faults, refs) };
    const changes = await compareTrees(before, after, fileSetsOf(this.#options.tables), bytes.text);
    const drops = await goneIn(before, after, this.entries.fileSets, bytes.text);
    const warnings = newFindings(was.warnings, will.warnings);
    if (!isMeant && (drops.length > 0 || warnings.length > 0))
      return { is: 'asks', warnings, drops };
    const what = messageOf(changes, this.entries, kind);
    if (how.isTrial) return { is: 'fits', message: what };
    const message = [what, how.remark].filter(Boolean).join(', ');
    // Files that the desk wrote may be replaced at once; what a person saved by hand is waited for.
    const known = newest.kind === 'folder' ? new Map<string, string>() : before;
    const { version, kept } = await commitTree({
      ...{ store, bytes, fileSets: this.entries.fileSets, folder, newest, before, after, known },
      note: { author, message, kind: kind === 'undo' ? kind : 'publish' },
    });
    await this.#taken?.know();
    return { is: 'live', version: version.id, message, refs, kept };
  }
}
