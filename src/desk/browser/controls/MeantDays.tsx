import type { When } from '../../../model/when/shapes/when.ts';
import type { CheckedRow } from '../../content/check-row.ts';
import { inWords, type Written } from '../../forms/form.ts';
import { Button } from './Button.tsx';

type Entry = string | Written;

/** What the words of one of the entries probably mean; undefined if nothing is wrong with them. */
export function meantAt(
  problems: CheckedRow['problems'],
  path: string,
  index: number,
): When | undefined {
  return problems.find(
    ({ field }) => field === `${path}[${index}]` || (field === path && index === 0),
  )?.means;
}

interface MeantDaysProps {
  text: Entry;
  means: When | undefined;
  onChange: (next: Entry) => void;
}

/** Of words that can be taken in several ways: which, by a tap. */
export function MeantDays({ text, means, onChange }: MeantDaysProps) {
  if (means === undefined || typeof text !== 'string' || Array.isArray(means)) return null;
  return (
    <p className="row">
      {choicesOf(text, means).map(([words, entry]) => (
        <Button key={words} onClick={() => onChange(entry)}>
          {words}
        </Button>
      ))}
    </p>
  );
}

function choicesOf(text: string, means: Exclude<When, unknown[]>): [string, Entry][] {
  if (typeof means === 'string') return [[means, means]];
  if (!/\bweekend\b/i.test(text)) return [[`Each year: ${inWords(means)}`, { ...means }]];
  return [
    ['Saturday and Sunday', { ...means }],
    ['Friday to Sunday', { ...means, shift: -1, lasts: 3 }],
  ];
}
