import { useState } from 'react';
import type { CheckedRow } from '../../content/check-row.ts';
import type { EntryRef } from '../../content/entries.ts';
import type { Finding } from '../../content/findings.ts';
import type { Outcome } from '../../content/outcome.ts';
import type { Written } from '../../forms/form.ts';

type Problems = CheckedRow['problems'];

const QUOTED = /“([^”]*)”/u;

/** The first finding of each kind: the same field, and messages that differ only in what they quote. */
export function kindsOf(findings: readonly Finding[]): Finding[] {
  const kinds = Map.groupBy(findings, ({ title, field, message }) =>
    [title, field, message.replace(QUOTED, '')].join('|'),
  );
  return [...kinds.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const count = more.length > 0 ? ` (and ${more.length} more like it)` : '';
    return [{ ...first, message: first.message + count }];
  });
}

/** What came of publishing, as problems beside fields until these change, and a setter for it. */
export function useMarked({ list, key }: EntryRef, value: Written) {
  const [marked, setMarked] = useState<{ findings: readonly Finding[]; sent: Written }>();
  const isStill = ({ ref, field, message }: Finding) => {
    const [name] = field?.split(/[.[]/) ?? [];
    if (name === undefined || ref?.list !== list || (key !== null && ref.key !== key)) return false;
    const [, quoted = ''] = QUOTED.exec(message) ?? [];
    const [now, then] = [value[name], marked?.sent[name]].map((each) => JSON.stringify(each));
    return now === then || (quoted !== '' && String(value[name]).includes(quoted));
  };
  const problems: Problems = kindsOf(marked?.findings.filter(isStill) ?? []).map(
    ({ field = '', message }) => ({ field, message }),
  );
  const mark = (outcome: Outcome | undefined) =>
    setMarked({ findings: saidBy(outcome), sent: value });
  return [problems, mark] as const;
}

function saidBy(outcome: Outcome | undefined): readonly Finding[] {
  if (outcome?.is === 'asks') return outcome.warnings;
  return outcome?.is === 'refused' ? outcome.faults : [];
}
