import { join } from 'node:path';
import { type ContentPath, isFolder, listContentFolder } from '../gate/content-gate.ts';

/** Files and folders that systems and shared drives put everywhere. */
const OF_SYSTEMS =
  /^(?:[.#~$@].*|(?:ehthumbs(?:_vista)?|thumbs)\.db|desktop\.ini|icon\r|autorun\.inf|__macosx|lost\+found|system volume information|network trash folder|4913)$/i;

/** How the names of files end that editors, browsers and sync programs have open or unfinished. */
const UNFINISHED =
  /(?:[~#]|\.(?:te?mp|sw[a-z]|un~|part|partial|crdownload|download|filepart|lo?ck|lnk|icloud|!sync|sb-[\w-]+))$/i;

/** What programs add to the name of a copy that they make of a file. */
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

/** True for a copy that a program made of a file, by its name. */
export function isCopy(name: string): boolean {
  return !OF_SYSTEMS.test(name) && !UNFINISHED.test(name) && COPIES.some((sign) => sign.test(name));
}

/** True for what systems, editors and sync programs leave in folders, by its name. */
export function isLeftover(name: string): boolean {
  return OF_SYSTEMS.test(name) || UNFINISHED.test(name) || isCopy(name);
}

/** True for what somebody may have written content in, perhaps under a wrong name. */
export function isText(name: string): boolean {
  return /\.(?:mdx?|mdown|markdown|te?xt|ya?ml|json|html?)$/i.test(name);
}

/**
 * The names of content in a folder, by `isContent`, and of what was perhaps meant to be, in order.
 * Throws as listContentFolder does.
 */
export function contentNames(folder: ContentPath, isContent: (name: string) => boolean): string[] {
  return listContentFolder(folder)
    .filter((name) => isContent(name) || isMistaken(folder, name))
    .sort();
}

function isMistaken(folder: ContentPath, name: string): boolean {
  return isText(name) && !isLeftover(name) && !isFolder(join(folder.file, name));
}
