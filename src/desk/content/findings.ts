import { relative } from 'node:path';
import type { CheckResult } from '../../commands/check/check-guide.ts';
import type { LedgerRow } from '../../commands/check/fact-notices.ts';
import type { ContentProblem } from '../../content/content-source.ts';
import { readYamlFile, type Yaml } from '../../content/files/yaml-text.ts';
import { fileSetOf, keyOfPath } from '../../content/versions/file-sets.ts';
import { isGroup } from '../../model/is-group.ts';
import { nameOf } from '../forms/form.ts';
import type { Edit, Entries, EntryRef } from './entries.ts';

export interface Finding {
  ref: EntryRef | undefined;
  title: string;
  field: string | undefined;
  label?: string;
  message: string;
}

/** A fact that is old, or has no date. */
export interface DueFact extends Pick<LedgerRow, 'fact' | 'checked' | 'source' | 'title'> {
  ref: EntryRef;
}

export interface Findings {
  faults: Finding[];
  warnings: Finding[];
  due: DueFact[];
}

/** Why an edit can't be made, as a finding. */
export function findingOf({ list, key, base, value }: Edit, message: string): Finding {
  return { ref: { list, key }, title: nameOf(value ?? base ?? {}), field: undefined, message };
}

/** What the check found in a folder, by entry. */
export function findingsIn(folder: string, result: CheckResult, entries: Entries): Findings {
  const refOf = refsIn(folder, entries);
  const finding = (problem: ContentProblem): Finding => {
    const ref = refOf(problem);
    const [, quoted] = /^“(.+?)”/u.exec(problem.field ?? '') ?? [];
    const field = problem.field?.replace(/^(?:“.*?” ?|[A-Za-z]+\[\d+\]\.?)/u, '') || undefined;
    const title =
      quoted ?? (ref ? `${ref.list} ${ref.key ?? ''}`.trim() : relative(folder, problem.file));
    return { ref, title, field, message: problem.message };
  };
  return {
    faults: result.problems.map(finding),
    warnings: result.warnings.map(finding),
    due: result.facts
      .filter(({ state }) => state !== 'soon')
      .flatMap(({ fact, checked, source, title, ...at }) => {
        const ref = refOf(at);
        return ref ? [{ ref, fact, checked, source, title }] : [];
      }),
  };
}

function refsIn(folder: string, { fileSets }: Entries) {
  const files = new Map<string, Yaml | undefined>();
  return ({ file, line = 0 }: Pick<ContentProblem, 'file' | 'line'>): EntryRef | undefined => {
    const path = relative(folder, file);
    const fileSet = fileSetOf(path, fileSets);
    if (!fileSet) return undefined;
    const { name: list, kind, isFolder } = fileSet;
    if (isFolder) return { list, key: keyOfPath(path, fileSet) };
    if (kind === 'fields') return { list, key: list };
    const yaml = files.get(file) ?? readYamlFile({ root: folder, file }, () => {});
    files.set(file, yaml);
    const rows = Array.isArray(yaml?.value) ? yaml.value : [];
    const row: unknown = rows.findLast((_, at) => (yaml?.lineOf([at]) ?? 0) <= line);
    return isGroup(row) ? { list, key: row.id as number } : undefined;
  };
}

/** The indexes of the entries that have findings. */
export function placesOf(findings: readonly Finding[], refs: readonly EntryRef[]): number[] {
  const named = new Set(findings.map(({ ref }) => `${ref?.list} ${ref?.key}`));
  return refs.flatMap(({ list, key }, place) => (named.has(`${list} ${key}`) ? place : []));
}

/** The findings that an earlier check didn't have. */
export function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const nameOf = ({ ref, field, message }: Finding) => JSON.stringify([ref, field, message]);
  const known = new Set(before.map(nameOf));
  return after.filter((finding) => !known.has(nameOf(finding)));
}
