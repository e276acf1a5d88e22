import { describeInWords } from '../../content/merge/differences.ts';
import { wrap } from '../../content/merge/text-difference.ts';
import type { Change } from '../../content/publish/publish-changes.ts';
import type { Refusal } from '../../content/publish/publish-plan.ts';
import { shorten } from '../command-line/print-lines.ts';
import { describePublish } from './describe-history.ts';

/** Nobody reads more entries of one kind than this. */
const MAX_ENTRIES = 20;

/**
 * Why the files can't be published as they are: what each side has changed since they were pulled
 * or published last, in old and new words, and what to type.
 */
export function describeRefusal(refusal: Refusal): string {
  const { theirs, ours, both, undone } = refusal;
  const sections = [
    reason(refusal),
    section('Changed in the database, and not in your files:', theirs),
    section('Changed in your files:', ours),
    section('Taken back by a rollback; publishing your files would bring it back:', undone),
    section('Different in the database (-) and in your files (+):', both.differences),
    section('Changed on both sides. In the database:', both.theirs),
    section('The same in your files:', both.ours),
    ['Nothing was written.', ...remedies(refusal).map(paragraph)].join('\n'),
  ];
  return sections.filter((text) => text !== undefined).join('\n\n');
}

function reason({ base, since, edited }: Refusal): string {
  if (base === undefined)
    return paragraph(
      'The history does not hold the publish that your files come from, so nobody can tell what you have changed and what others have.',
    );
  return [
    `The database has moved on since publish ${base}, from which your files come:`,
    ...(edited ? ['  edits with database tools'] : []),
    ...shorten(since.map((entry) => `  ${describePublish(entry)}`)),
  ].join('\n');
}

function section(heading: string, changes: readonly Change[]): string | undefined {
  if (changes.length === 0) return undefined;
  const more = changes.length - MAX_ENTRIES;
  const shown = changes.slice(0, MAX_ENTRIES).map((change) => describeInWords(change).join('\n'));
  return [heading, ...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n\n');
}

/** What to type, a sentence for each way out. */
function remedies({ base, theirs, ours, both, undone }: Refusal): string[] {
  const conflicts = both.differences.length + both.theirs.length + both.ours.length > 0;
  const hasWork = ours.length > 0 || conflicts;
  if (base === undefined)
    return [
      ...(conflicts ? [] : ['./guide publish --merge keeps what only one side has.']),
      './guide publish --mine publishes your files as they are; the history keeps what the database holds.',
      './guide pull --force writes what the database holds into your files, and keeps a copy of them.',
    ];
  if (conflicts)
    return [
      ...(both.ours.some(({ kind }) => kind === 'added')
        ? ['If both have added an entry with the same id, give yours another id.']
        : []),
      'Decide in your files, entry by entry: keep your words, or write those of the database in their place. Then ./guide publish --mine publishes yours where they still differ, and takes what only the database has changed. The history keeps the other words.',
      ...again(undone),
    ];
  return [
    hasWork
      ? './guide publish --merge publishes your changes and writes those of the database into your files.'
      : './guide pull writes them into your files, which hold no changes of yours.',
    ...again(undone, theirs.length > 0),
  ];
}

function again(undone: readonly Change[], needsMerge = false): string[] {
  if (undone.length === 0) return [];
  return [
    `./guide publish --again${needsMerge ? ' --merge' : ''} publishes again what the rollback took back.`,
  ];
}

function paragraph(text: string): string {
  return wrap(text, '', '').join('\n');
}
