import { join } from 'node:path';
import { contentTables } from '../../app/content-tables.ts';
import type { ContentProblem } from '../../content/content-source.ts';
import { isCopy, isLeftover, isText } from '../../content/files/leftover.ts';
import { isFolder, listContentFolder } from '../../content/gate/content-gate.ts';
import { foldersOf } from '../../content/reading/content-folder.ts';
import { OWN_PAGES, PAGES } from '../../content/reading/words-folder.ts';

const COPY =
  'looks like a copy that a program made, so it is left out; delete it, or give it a name of its own';
const FOLDER = 'is a folder, so nothing in it is read; move what visitors should see out of it';
const NO_TEXT = 'is no text for the site, so it is left out; move it elsewhere';

/** What is in the content folder but is no content, unless every system leaves it there. */
export function leftOutFiles(content: string): ContentProblem[] {
  const ownPages = join(content, PAGES, OWN_PAGES);
  const images = join(content, 'images');
  const folders = [...foldersOf(content, contentTables), images];
  return folders.flatMap((folder) =>
    namesIn(content, folder).flatMap((name) => {
      const file = join(folder, name);
      const message = isCopy(name) ? COPY : reasonOf(name);
      return message === undefined ? [] : [{ file, message }];

      function reasonOf(name: string): string | undefined {
        if (isLeftover(name) || folder === content || file === ownPages) return undefined;
        if (isFolder(file)) return FOLDER;
        return isText(name) || folder === images ? undefined : NO_TEXT;
      }
    }),
  );
}

/** None if the folder can't be read, which is a fault of its own. */
function namesIn(root: string, file: string): string[] {
  try {
    return listContentFolder({ root, file }).sort();
  } catch {
    return [];
  }
}
