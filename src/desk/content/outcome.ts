import type { Row } from '../../content/merge/entries.ts';
import type { Tree, Version } from '../../content/versions/version.ts';
import type { EntryRef } from './entries.ts';
import type { Finding } from './findings.ts';

/** The newest version and what it holds. */
export interface Held {
  version: Version;
  tree: Tree;
}

/** What came of a wish to publish or to take back. */
export type Outcome =
  | { is: 'live'; version: number; message: string; refs: EntryRef[]; kept: string[] }
  /** Somebody has changed the same entries since: what they hold now. */
  | { is: 'conflict'; theirs: { ref: EntryRef; row: Row | null }[] }
  /** What would be held back. */
  | { is: 'refused'; faults: Finding[] }
  /** It can be done, once somebody says that they mean it. */
  | { is: 'asks'; warnings: Finding[]; drops: string[] }
  /** What has been changed again since can't be taken back by itself. */
  | { is: 'stuck'; changes: string }
  | { is: 'same' };

/** What becomes the next version. */
export interface Commit {
  tree: Tree;
  /** Texts that no version has yet, by their hashes. */
  made: Map<string, string>;
  /** Pictures that no version has yet: their hashes by where the desk keeps them. */
  pictures: Tree;
  refs: EntryRef[];
  author: string;
  isMeant: boolean;
  kind: 'publish' | 'undo';
}
