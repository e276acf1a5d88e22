import { join } from 'node:path';
import { type ContentPath, isFolder, listContentFolder } from '../gate/content-gate.ts';

/** Files that operating systems and shared drives create. */
const OF_SYSTEMS =
  /^(?:[.#~$@].*|(?:ehthumbs(?:_vista)?|thumbs)\.db|desktop\.ini|icon\r|autorun\.inf|__macosx|lost\+found|system volume information|network trash folder|4913)$/i;

/** Files that editors, browsers and sync programs are still writing. */
const UNFINISHED =
  /(?:[~#]|\.(?:te?mp|sw[a-z]|un~|part|partial|crdownload|download|filepart|lo?ck|lnk|icloud|!sync|sb-[\w-]+))$/i;

/** Names that programs give to copies. */
const COPIES: readonly RegExp[] = [
  // 0001-bats.md.orig, 0001-bats.bak.md
  /\.(?:orig|bak|backup|old|saved?|prev|previous|rej|copy|mine|ours|theirs|r\d+|\d{1,3})(?:\.(?:md|ya?ml))?$/i,
  // 0001-bats (1).md, 0001-bats 2.md
  /\(\d{1,3}\)(?:\.\w+)?$/,
  / \d{1,2}\.\w+$/,
  // 0001-bats - Copy (2).md, Copy of 0001-bats.md
  / (?:copy|kopie|copia)(?: ?\(?\d+\)?)?(?:\.\w+)?$/i,
  /^(?:copy|kopie|copia) (?:\(\d+\) )?(?:of|von|de) /i,
  // 0001-bats (conflicted copy 2026-11-25 101010).md, 0001-bats [Conflict].md, 0001-bats (another copy).md
  /[([][^()[\]]*(?:conflict|copy|kopie|copia)[^()[\]]*[)\]]/i,
  // 0001-bats.sync-conflict-20261125-101010-ABCDEFG.md, 0001-bats_conflict-20261125-101010.md
  /\.sync-conflict-|[-_](?:sf)?conflict-\d{6}/i,
  /_Conflict\.\w+$/,
  // 0001-bats_BACKUP_4711.md, 0001-bats-DESKTOP-1A2B3C4.md
  /[-_.](?:BACKUP|BASE|LOCAL|REMOTE)[-_.]\d+\.\w+$/,
  /-(?:DESKTOP|LAPTOP)-[A-Z0-9]{5,8}(?:-\d+)?\.\w+$/,
];

/** True for the name of a copy that a program made. */
export function isCopy(name: string): boolean {
  return !OF_SYSTEMS.test(name) && !UNFINISHED.test(name) && COPIES.some((sign) => sign.test(name));
}

/** True for the name of a file that systems, editors and sync programs leave in folders. */
export function isLeftover(name: string): boolean {
  return OF_SYSTEMS.test(name) || UNFINISHED.test(name) || isCopy(name);
}

/** True for the name of a text file that may hold content, even if it's misnamed. */
export function isText(name: string): boolean {
  return /\.(?:mdx?|mdown|markdown|te?xt|ya?ml|json|html?)$/i.test(name);
}

/** Names of content and of misnamed text files, sorted. Throws as listContentFolder does. */
export function contentNames(folder: ContentPath, isContent: (name: string) => boolean): string[] {
  return listContentFolder(folder)
    .filter((name) => isContent(name) || isMistaken(folder, name))
    .sort();
}

function isMistaken(folder: ContentPath, name: string): boolean {
  return isText(name) && !isLeftover(name) && !isFolder(join(folder.file, name));
}
