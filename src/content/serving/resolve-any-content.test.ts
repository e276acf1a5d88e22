import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import type { Content } from '../../model/content/content.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { contentSchema } from '../fixtures/content-schema.ts';
import { randomReading } from '../fixtures/random-reading.ts';
import { comparedParts, type PartName, partsOf } from '../reading/content-parts.ts';
import { type ContentReading, flawlessContent } from '../reading/content-reading.ts';
import { CrossRules } from '../reading/cross-rules.ts';
import type { EntryKey } from '../tables.ts';
import { resolveContent } from './resolve-content.ts';

/** What's wrong with the content's entries next to each other. */
function crossFaults(content: Content) {
  const rules = new CrossRules(contentTables);
  const parts = partsOf(content);
  return comparedParts(parts).flatMap((part) =>
    [...parts[part]].flatMap(([key, value]) => {
      const faults = rules.faultsOf({ part, key }, value);
      rules.add({ part, key }, value);
      return faults;
    }),
  );
}

/** What a server serves after reading all of these, one after another. */
async function serve(readings: readonly ContentReading[]) {
  let past: Content | undefined;
  for (const reading of readings) past = await resolveSample(past, reading);
  return past;
}

async function resolveSample(past: Content | undefined, reading: ContentReading): Promise<Content> {
  const { content } = await resolveContent(past, reading, contentTables);
  if (content === undefined) throw new Error('the site has all that it needs');
  return content;
}

/** Checks each entry of each part of what is served after some readings and then this one. */
function forAll(
  check: (served: {
    part: PartName;
    past: ReadonlyMap<EntryKey, unknown>;
    now: ReadonlyMap<EntryKey, unknown>;
    read: ContentReading[PartName];
    heldBack: string;
  }) => void,
) {
  return forAllReadings(async (past, reading) => {
    const { content, held } = await resolveContent(past, reading, contentTables);
    if (content === undefined) throw new Error('the site has all that it needs');
    const heldBack = held.map(({ instead }) => instead).join('\n');
    for (const part of comparedParts(reading))
      check({
        part,
        past: past ? partsOf(past)[part] : new Map(),
        now: partsOf(content)[part],
        read: reading[part],
        heldBack,
      });
  });
}

async function forAllReadings(
  check: (past: Content | undefined, reading: ContentReading) => Promise<void>,
) {
  await fc.assert(
    fc.asyncProperty(
      fc.array(randomReading, { maxLength: 2 }),
      randomReading,
      async (earlier, reading) => check(await serve(earlier), reading),
    ),
    cases(100),
  );
}

describe('whatever a source holds, and whatever was served before', () => {
  test('what is served is valid content, in which all entries go together', async () => {
    await forAllReadings(async (past, reading) => {
      const content = await resolveSample(past, reading);
      expect(contentSchema(contentTables).safeParse(content).error).toBeUndefined();
      expect(crossFaults(content)).toEqual([]);
    });
  });

  test('each served entry is one that was read without a fault, or its form from the past or from the program', async () => {
    await forAll(({ part, past, now, read }) => {
      for (const [key, value] of now) {
        const forms = read.entries.filter((entry) => entry.key === key).map(({ value }) => value);
        const known = [past.get(key), read.shipped?.get(key), ...forms].filter(
          (form) => form !== undefined,
        );
        // Without a past, the hosts of pictures can be left out only by listing none.
        if (part === 'site' && key === 'imageHosts') known.push([]);
        expect(known.some((form) => isDeepStrictEqual(form, value))).toBe(true);
      }
    });
  });

  test('each good edit is served, or named with what is served in its place', async () => {
    await forAll(({ part, now, read, heldBack }) => {
      for (const { key, value } of read.entries) {
        if (key === undefined || value === undefined) continue;
        const isTwin = read.entries.filter((entry) => entry.key === key).length > 1;
        if (!isTwin && !isDeepStrictEqual(now.get(key), value))
          expect(heldBack).toMatch(new RegExp(`until then, ${part} ${key} (?:keeps|is left out)`));
      }
    });
  });

  test('an edit that has to do with no other entry is served', async () => {
    await forAll(({ part, now, read }) => {
      if (!['destinations', 'categoryActions', 'words'].includes(part)) return;
      for (const { key, value } of read.entries) {
        const isTwin = read.entries.filter((entry) => entry.key === key).length > 1;
        if (key !== undefined && value !== undefined && !isTwin)
          expect(now.get(key)).toEqual(value);
      }
    });
  });

  test('entries are in their new order; what was deleted is gone, unless it may be one whose id is broken', async () => {
    await forAll(({ part, now, read: { entries, broken } }) => {
      const keys = entries.map(({ key }) => key);
      if (broken || keys.includes(undefined) || new Set(keys).size < keys.length) return;
      if (part === 'posts') keys.sort((one, other) => Number(other) - Number(one));
      if (part === 'ownPages') keys.sort();
      if (part !== 'site')
        expect([...now.keys()]).toEqual(keys.filter((key) => key && now.has(key)));
    });
  });

  test('of a part that cannot be read, nothing is lost that goes together with the rest', async () => {
    await forAll(({ past, now, read, heldBack }) => {
      if (read.broken === undefined) return;
      for (const key of past.keys())
        if (!now.has(key)) expect(heldBack).toContain(` ${key} is left out`);
    });
  });

  test('reading the same again changes nothing', async () => {
    await forAllReadings(async (past, reading) => {
      const once = await resolveSample(past, reading);
      expect(await resolveSample(once, reading)).toEqual(once);
    });
  });

  test('without faults, exactly what was read is served', async () => {
    await forAllReadings(async (past, reading) => {
      const flawless = flawlessContent(reading, contentTables);
      if (flawless && crossFaults(flawless).length === 0)
        expect(await resolveSample(past, reading)).toEqual(flawless);
    });
  });
});
