import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Row } from '../../content/merge/entries.ts';
import type { DeskContent } from '../content/desk-content.ts';
import type { Edit } from '../content/entries.ts';
import type { Outcome } from '../content/outcome.ts';
import { withField } from '../forms/form.ts';
import { NotTaken } from '../people/not-taken.ts';
import type { Schedule, Scheduled } from './schedule.ts';
import { instantOf, remarkOf } from './texas-hour.ts';

const MOST = 100;

interface TimekeeperParts {
  content: DeskContent;
  schedule: Schedule;
  now: () => number;
}

/** Publishes edits at an hour in Texas; those that can't go live wait, with the reason. */
export class Timekeeper {
  readonly #content: DeskContent;
  readonly #schedule: Schedule;
  readonly #now: () => number;
  #looking: Promise<void> | undefined;

  constructor({ content, schedule, now }: TimekeeperParts) {
    this.#content = content;
    this.#schedule = schedule;
    this.#now = now;
  }

  /** Plans that wait for their hour or could not go live, the soonest first. */
  async all(): Promise<Scheduled[]> {
    const all = await this.#schedule.all();
    return all.sort((one, other) => instantOf(one.hour) - instantOf(other.hour));
  }

  /** Stores edits until their hour, if they could go live now. */
  async plan(
    typed: readonly Edit[],
    hour: string,
    author: string,
    isMeant: boolean,
  ): Promise<Outcome> {
    this.#requireLater(hour);
    const edits = typed.map((edit) => this.#content.entries.asWritten(edit));
    const known = await this.#schedule.all();
    // The answer was lost, and the phone sends it again.
    if (known.some((plan) => plan.hour === hour && isDeepStrictEqual(plan.edits, edits)))
      return { is: 'planned', hour };
    if (known.filter((plan) => plan.author === author).length >= MOST)
      throw new NotTaken(400, `${MOST} changes of yours wait already. Take one away first.`);
    const outcome = await this.#content.publish(edits, author, isMeant, { isTrial: true });
    if (outcome.is !== 'fits') return outcome;
    const { message } = outcome;
    const plan = { id: randomUUID(), hour, edits, author, message };
    await this.#schedule.add(plan, await this.#picturesOf(edits));
    return { is: 'planned', hour };
  }

  async move(id: string, hour: string): Promise<void> {
    this.#requireLater(hour);
    requireFree(await this.#schedule.move(id, hour, this.#now()));
  }

  async remove(id: string): Promise<void> {
    requireFree(await this.#schedule.remove(id, this.#now()));
  }

  /** Publishes whatever is due. Rejects at the end with the first error that calls for a retry. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const errors: unknown[] = [];
    for (const plan of await this.all())
      if (!plan.stuck && instantOf(plan.hour) <= this.#now())
        await this.publish(plan).catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw errors[0];
  }

  /** Publishes a plan now, once, whichever desk is first; undefined if another one is at it. */
  async publish(plan: Scheduled): Promise<Outcome | undefined> {
    const { id } = plan;
    const newest = (await this.#content.newest()).version.id;
    const tried = await this.#schedule.claim(plan, this.#now(), newest);
    if (tried === undefined) return undefined;
    try {
      const outcome: Outcome = (await this.#isLiveSince(plan, tried))
        ? { is: 'same' }
        : await this.#publish(plan);
      if (outcome.is === 'conflict' || outcome.is === 'refused')
        await this.#schedule.release(id, outcome);
      else await this.#schedule.done(id);
      return outcome;
    } catch (error) {
      // If the database is down, the claim expires after a minute.
      await this.#schedule.release(id, null).catch(() => {});
      throw error;
    }
  }

  /** Restores a plan's pictures among the unpublished ones, as this desk may lack them. */
  async putBackPictures(id: string): Promise<void> {
    for (const [name, bytes] of await this.#schedule.pictures(id))
      await this.#content.unpublished.pictures.putBack(name, bytes);
  }

  /** Merges as for two people: fields that only one side changed don't conflict. */
  async #publish({ id, hour, edits, author }: Scheduled): Promise<Outcome> {
    const { entries } = this.#content;
    await this.putBackPictures(id);
    const { tree } = await this.#content.newest();
    const merged: Edit[] = [];
    for (const edit of edits) {
      const row = (await entries.one(edit, tree)) ?? null;
      const onNewest = onTheirs(edit, row);
      if (!onNewest) return { is: 'conflict', theirs: [{ ref: edit, row }] };
      merged.push(onNewest);
    }
    const remark = remarkOf(hour, this.#now());
    return await this.#content.publish(merged, author, true, { remark });
  }

  /** True if a desk published it and was killed before it could note that. */
  async #isLiveSince({ edits }: Scheduled, tried: number): Promise<boolean> {
    const { store, entries } = this.#content;
    for (const { id } of await this.#content.store.history()) {
      if (id <= tried) return false;
      const tree = await store.read(id);
      const isThere = await Promise.all(
        edits.map(async (edit) => {
          const { list, key, value } = edit;
          if (key !== null) return isDone(edit, await entries.one(edit, tree));
          const rows = [...(await entries.all(list, tree)).values()];
          return rows.some((row) => isDone({ ...edit, base: null, value }, row));
        }),
      );
      if (isThere.every(Boolean)) return true;
    }
    return false;
  }

  async #picturesOf(edits: readonly Edit[]): Promise<Map<string, Uint8Array>> {
    const { pictures } = this.#content.unpublished;
    const { tree } = await this.#content.newest();
    const found = new Map<string, Uint8Array>();
    for (const path of (await pictures.namedIn(edits, tree)).keys()) {
      const name = path.replace('images/', '');
      await using picture = await pictures.open(name);
      if (picture) found.set(name, await picture.read());
    }
    return found;
  }

  #requireLater(hour: string): void {
    if (instantOf(hour) <= this.#now())
      throw new NotTaken(400, 'That hour is over. Choose a later one.');
  }
}

function requireFree(isFree: boolean): void {
  if (!isFree) throw new NotTaken(409, 'It is going live just now.');
}

/** The edit, rebased onto the current entry; undefined if both changed a field, or one removed it. */
function onTheirs(edit: Edit, theirs: Row | null): Edit | undefined {
  const { key, base, value } = edit;
  if (key === null || isDeepStrictEqual(theirs, base) || isDeepStrictEqual(theirs, value))
    return edit;
  if (theirs === null || value === null) return undefined;
  let merged: Row = theirs;
  for (const name of changedFields(edit)) {
    if (isDeepStrictEqual(theirs[name], value[name])) continue;
    if (!isDeepStrictEqual(theirs[name], base?.[name])) return undefined;
    merged = withField(merged, name, value[name]);
  }
  return { ...edit, base: theirs, value: merged };
}

/** True if a row has what the edit changes, whatever else differs. */
function isDone(edit: Edit, row: Row | undefined): boolean {
  const { value } = edit;
  if (!value || !row) return !value && !row;
  return changedFields(edit).every((name) => isDeepStrictEqual(row[name], value[name]));
}

function changedFields({ base, value }: Edit): string[] {
  const names = new Set([...Object.keys(base ?? {}), ...Object.keys(value ?? {})]);
  return [...names].filter((name) => !isDeepStrictEqual(base?.[name], value?.[name]));
}
