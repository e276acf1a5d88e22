import type { Row } from '../../content/merge/entries.ts';
import type { Tree, Version } from '../../content/versions/version.ts';
import type { EntryRef } from './entries.ts';
import type { Finding } from './findings.ts';

/** The newest version and what it holds. */
export interface Held {
  version: Version;
  tree: Tree;
  /** With files, what of them isn't part of it. */
  untaken: readonly Finding[];
}

/** What a publish is besides. */
export interface PublishHow {
  /** Only says whether it could go live. */
  isTrial?: boolean;
  remark?: string;
}

/** What the next version is to hold. */
export interface Wish {
  tree: Tree;
  /** The texts that it has more, by their hashes. */
  made: Map<string, string>;
  pictures: Tree;
  refs: EntryRef[];
  author: string;
  isMeant: boolean;
  /** What takes back an undo does again what that took back. */
  kind: 'publish' | 'undo' | 'redo';
  how?: PublishHow;
}

/** What came of a wish to publish or to take back. */
export type Outcome =
  | { is: 'live'; version: number; message: string; refs: EntryRef[]; kept: string[] }
  /** Somebody has changed the same entries since: what they hold now. */
  | { is: 'conflict'; theirs: { ref: EntryRef; row: Row | null }[] }
  /** What would be held back, and because of which of the edits, by their places among them. */
  | { is: 'refused'; faults: Finding[]; of: number[] }
  /** It can be done, once somebody says that they mean it. */
  | { is: 'asks'; warnings: Finding[]; drops: string[] }
  /** What has been changed again since can't be taken back by itself. */
  | { is: 'stuck'; changes: string }
  | { is: 'same' }
  /** Of a trial. */
  | { is: 'fits'; message: string }
  /** It goes live at an hour in Texas. */
  | { is: 'planned'; hour: string };
