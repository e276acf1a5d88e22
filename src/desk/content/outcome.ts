import type { Row } from '../../content/merge/entries.ts';
import type { Tree, Version } from '../../content/versions/version.ts';
import type { EntryRef } from './entries.ts';
import type { Finding } from './findings.ts';

/** The newest version and what it holds. */
export interface Held {
  version: Version;
  tree: Tree;
  /** With a folder, what in it isn't part of the version. */
  untaken: readonly Finding[];
}

export interface PublishHow {
  /** Only checks whether it could go live. */
  isTrial?: boolean;
  remark?: string;
}

/** What the next version is to hold. */
export interface Wish {
  tree: Tree;
  /** Texts that the tree adds, by their hashes. */
  made: Map<string, string>;
  pictures: Tree;
  refs: EntryRef[];
  author: string;
  isMeant: boolean;
  /** Undoing an undo is a redo. */
  kind: 'publish' | 'undo' | 'redo';
  how?: PublishHow;
}

/** The result of publishing or undoing. */
export type Outcome =
  | { is: 'live'; version: number; message: string; refs: EntryRef[]; kept: string[] }
  /** Somebody changed the same entries since: what they hold now. */
  | { is: 'conflict'; theirs: { ref: EntryRef; row: Row | null }[] }
  /** The faults, and the indexes of the edits that cause them. */
  | { is: 'refused'; faults: Finding[]; of: number[] }
  /** It needs a confirmation first. */
  | { is: 'asks'; warnings: Finding[]; drops: string[] }
  /** Later changes overlap, so it can't be undone by itself. */
  | { is: 'stuck'; changes: string }
  | { is: 'same' }
  /** A trial went well. */
  | { is: 'fits'; message: string }
  /** It goes live at this hour in Texas. */
  | { is: 'planned'; hour: string };
