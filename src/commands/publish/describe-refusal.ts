import type { Change } from '../../content/merge/changes.ts';
import { describeInWords } from '../../content/merge/differences.ts';
import { wrap } from '../../content/merge/text-difference.ts';
import type { Refusal } from '../../content/publish/publish.ts';
import { shorten } from '../command-line/print-lines.ts';
import { describeVersion } from './describe-versions.ts';

const MAX_ENTRIES = 20;

/** Why the files can't be published: what each side has changed, and what to type. */
export function describeRefusal(refusal: Refusal): string {
  const { base, theirs, ours, both } = refusal;
  const sections = [
    reason(refusal),
    section('Changed in the database, and not in your files:', theirs),
    section('Changed in your files:', ours),
    ...(base
      ? [
          section('Changed on both sides. In the database:', both.theirs),
          section('The same in your files:', both.ours),
        ]
      : [section('Different in the database (-) and in your files (+):', both.differences)]),
    ['Nothing was written.', ...remedies(refusal).map(paragraph)].join('\n'),
  ];
  return sections.filter((text) => text !== undefined).join('\n\n');
}

function reason({ base, since }: Refusal): string {
  if (base === undefined)
    return paragraph(
      'The history does not hold the version that your files come from, so nobody can tell what you have changed and what others have.',
    );
  return [
    `The database has moved on since version ${base.id}, from which your files come:`,
    ...shorten(since.map((version) => `  ${describeVersion(version)}`)),
  ].join('\n');
}

function section(heading: string, changes: readonly Change[]): string | undefined {
  if (changes.length === 0) return undefined;
  return [heading, ...describeSome(changes)].join('\n\n');
}

/** The first changes in words, a block each, and how many more there are. */
export function describeSome(changes: readonly Change[]): string[] {
  const more = changes.length - MAX_ENTRIES;
  const shown = changes.slice(0, MAX_ENTRIES).map((change) => describeInWords(change).join('\n'));
  return [...shown, ...(more > 0 ? [`… and ${more} more`] : [])];
}

function remedies({ base, ours, both }: Refusal): string[] {
  const hasConflicts = both.differences.length + both.theirs.length + both.ours.length > 0;
  if (base === undefined)
    return [
      ...(hasConflicts ? [] : ['./guide publish --merge keeps what only one side has.']),
      './guide publish --mine publishes your files as they are; the history keeps what the database holds.',
      './guide pull --force writes what the database holds into your files, and keeps a copy of them.',
    ];
  if (hasConflicts)
    return [
      ...(both.ours.some(({ kind }) => kind === 'added')
        ? ['If both have added an entry with the same id, give yours another id.']
        : []),
      'Decide in your files, entry by entry: keep your words, or write those of the database in their place. Then ./guide publish --mine publishes yours where they still differ, and takes what only the database has changed. The history keeps the other words.',
    ];
  return [
    ours.length > 0
      ? './guide publish --merge publishes your changes and writes those of the database into your files.'
      : './guide pull writes them into your files, which hold no changes of yours.',
  ];
}

function paragraph(text: string): string {
  return wrap(text, '', '').join('\n');
}
