import { z } from 'zod';
import type { FastifyInstance, FastifyRequest } from '../../../on-demand/desk/server-packages.ts';
import { contentTables } from '../../app/content-tables.ts';
import { entryHistory, versionChanges } from '../../content/publish/version-history.ts';
import { dayText } from '../../model/day/civil-day.ts';
import { daySchema } from '../../model/when/when-schema.ts';
import { announced, announcements } from '../content/announcements.ts';
import { checkRow } from '../content/check-row.ts';
import type { Edit, Entries, EntryRef } from '../content/entries.ts';
import { WordFinder } from '../content/find.ts';
import { namers } from '../content/following.ts';
import { entryName, formOf, listNames } from '../content/forms.ts';
import { homePlaces } from '../content/home-places.ts';
import { inFields } from '../content/message.ts';
import { pathOf, titleOf } from '../content/page-of.ts';
import { startPage } from '../content/start-page.ts';
import { stepsOf } from '../content/steps.ts';
import { stillRight } from '../content/still-right.ts';
import { nameOf as nameOfRow } from '../forms/form.ts';
import { NotTaken } from '../people/not-taken.ts';
import { type Desk, read, signedInOf } from './desk.ts';

const keySchema = z.union([z.int(), z.string().max(200)]);
export const rowSchema = z.record(z.string(), z.unknown()).nullable();
export const refSchema = z.strictObject({ list: z.string().max(60), key: keySchema.nullable() });
export const valueSchema = refSchema.extend({ value: rowSchema });
export const editSchema = valueSchema.extend({ base: rowSchema });
const publishSchema = z.strictObject({
  edits: z.array(editSchema).min(1).max(200),
  isMeant: z.boolean(),
});
const undoSchema = z.strictObject({
  version: z.int(),
  entry: refSchema.extend({ key: keySchema }).optional(),
  isMeant: z.boolean(),
});
const factSchema = refSchema.extend({ fact: z.string().max(60) });
const announcedSchema = z.strictObject({
  dates: z
    .array(
      refSchema
        .extend({ from: daySchema, to: daySchema, usual: daySchema, when: z.unknown() })
        .refine(({ from, to }) => from <= to, 'ends before it starts'),
    )
    .min(1)
    .max(200),
  isMeant: z.boolean(),
});

const MOST_STEPS = 50;

/** How long a fact that nobody knows isn't asked for, in milliseconds. */
const ASK_AGAIN = 30 * 86_400_000;

const UNDESCRIBED = 'is missing; say what the new picture shows, for those who cannot see it';

/** Routes for reading, checking, publishing and taking back. */
export function contentRoutes(app: FastifyInstance, { content, people, now, siteUrl }: Desk): void {
  const finder = new WordFinder(content.entries);
  const nameOf = (request: FastifyRequest) => signedInOf(request).person.name;
  const newest = async () => (await content.newest()).tree;

  app.get('/api/start', async () => await startPage(content, people.putOffFacts(now())));

  app.get('/api/lists', async () => await listNames(content.entries, await newest()));

  app.get<{ Querystring: { words?: string } }>('/api/find', async ({ query }) => {
    return await finder.find(String(query.words ?? '').slice(0, 300), await newest());
  });

  app.get<{ Querystring: Named }>('/api/entry', async ({ query }) => {
    const ref = refOf(content.entries, query);
    if (!content.entries.schemaOf(ref)) throw new NotTaken(404, 'There is no such list.');
    const tree = await newest();
    const row = (await content.entries.one(ref, tree)) ?? null;
    const path = row && pathOf(content.entries, ref, row);
    return {
      ref,
      row,
      form: formOf(content.entries, ref),
      one: entryName(content.entries, ref.list) ?? null,
      title: row && titleOf(ref, row),
      address: path ? `${siteUrl}${path}` : null,
      namedBy: path ? (await namers(content.entries, new Map([[path, '']]), tree)).length : 0,
      towns: [...(await content.entries.all('destinations', tree)).values()].map(nameOfRow),
      home: await homePlaces(content.entries, ref, tree),
      ...checkRow(content.entries, ref, row ?? {}, content.today()),
    };
  });

  app.post('/api/check', async (request) => {
    const { value, ...ref } = read(valueSchema, request);
    const checked = checkRow(content.entries, ref, value ?? {}, content.today());
    if (value && (await content.unpublished.pictures.needsWords(value)))
      checked.problems.push({ field: 'imageAlt', message: UNDESCRIBED });
    return checked;
  });

  app.post('/api/publish', async (request) => {
    const { edits, isMeant } = read(publishSchema, request);
    return await content.publish(edits as Edit[], nameOf(request), isMeant);
  });

  app.post('/api/undo', async (request) => {
    const { isMeant, ...wish } = read(undoSchema, request);
    return await content.undo(wish, nameOf(request), isMeant);
  });

  app.post('/api/still', async (request) => {
    const { fact, ...ref } = read(factSchema, request);
    const base = await content.entries.one(ref, await newest());
    const form = formOf(content.entries, ref);
    const value = base && stillRight(form, base, fact, dayText(content.today()));
    if (!base || !value) throw new NotTaken(404, 'That fact has gone.');
    return await content.publish([{ ...ref, base, value }], nameOf(request), true);
  });

  app.post('/api/later', async (request) => {
    const { list, key, fact } = read(factSchema, request);
    people.putOff(`${list} ${key} ${fact}`, now() + ASK_AGAIN, now());
    return {};
  });

  app.get('/api/dates', async () => await announcements(content, await newest()));

  app.post('/api/announced', async (request) => {
    const { dates, isMeant } = read(announcedSchema, request);
    return await content.publish(await announced(content, dates), nameOf(request), isMeant);
  });

  app.get('/api/diary', async () => stepsOf(await content.store.history()).slice(0, 200));

  app.get<{ Querystring: Named }>('/api/history', async ({ query }) => {
    const { list, key } = refOf(content.entries, query);
    const history = await content.store.history();
    const entry = { list, key: key ?? list };
    const own = await entryHistory(content.store, history, entry, contentTables, {
      among: MOST_STEPS,
    });
    const ids = new Set(own.map(({ version }) => version.id));
    return stepsOf(history).filter(({ id }) => ids.has(id));
  });

  app.get<{ Params: { id: string }; Querystring: Named }>('/api/diary/:id', async (request) => {
    const { params, query } = request;
    const { list, key } = refOf(content.entries, query);
    const history = await content.store.history();
    const id = Number(params.id);
    const { changes } = await versionChanges(content.store, history, id, contentTables);
    return changes
      .filter((change) => list === '' || (change.list === list && (change.key ?? list) === key))
      .slice(0, 50)
      .map((change) => inFields(change, content.entries));
  });

  app.post('/api/row', async (request) => {
    const row = await content.entries.one(read(refSchema, request), await newest());
    return { row: row ?? null };
  });
}

interface Named {
  list?: string;
  key?: string;
}

/** A page may be called 2027, which is then a slug and not a number. */
function refOf(entries: Entries, { list = '', key = '' }: Named): EntryRef {
  if (key === '') return { list, key: null };
  const isNumber = entries.nameField(list) === 'id' && /^\d{1,9}$/.test(key);
  return { list, key: isNumber ? Number(key) : key };
}
