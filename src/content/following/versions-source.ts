import {
  type ContentProblem,
  ContentProblems,
  type ContentSource,
  type Tolerance,
} from '../content-source.ts';
import { watchFolders } from '../files/watch-folders.ts';
import type { Photos } from '../pictures/photos.ts';
import { readFolder } from '../reading/read-folder.ts';
import { contentDigest } from '../serving/content-lines.ts';
import { contentToServe } from '../serving/resolve-content.ts';
import { createSnapshot } from '../snapshot.ts';
import type { ContentTables } from '../tables.ts';
import type { Follower } from './followed.ts';
import { goneAddresses, movedAddresses } from './moved-addresses.ts';

export interface VersionsSourceOptions {
  name: ContentSource['name'];
  follower: Follower;
  contentFolder: string;
  tables: ContentTables;
  photos: Photos;
}

const KEPT = 'until then, its last good form is served';

/** The newest version as content; its revision is the same on all machines. */
export function createVersionsSource({
  name,
  follower,
  contentFolder,
  tables,
  photos,
}: VersionsSourceOptions): ContentSource {
  return {
    name,
    async read(tolerance) {
      const { folder, problems, addresses } = await follower.load();
      // Names files in the content folder, which the owner knows, rather than in the copy.
      const rename = (text: string) => text.replaceAll(folder, contentFolder);
      const renamed = (all: readonly ContentProblem[]) =>
        all.map((one) => ({ ...one, file: rename(one.file), message: rename(one.message) }));
      const named: Tolerance | undefined = tolerance && {
        past: () => tolerance.past(),
        heldBack: (held) =>
          tolerance.heldBack(
            held.map(({ problems, instead }) => ({ problems: renamed(problems), instead })),
          ),
      };
      try {
        if (problems.length > 0) {
          if (!tolerance) throw new ContentProblems(problems);
          tolerance.heldBack([{ problems, instead: KEPT }]);
        }
        const content = await contentToServe(await readFolder(folder, tables), tables, named);
        const moved = movedAddresses(content, tables, addresses);
        const gone = goneAddresses(content, tables, addresses);
        const whole = { ...content, ...unlessEmpty({ moved }), ...unlessEmpty({ gone }) };
        const shown = await photos.attach(whole, named);
        return createSnapshot(shown, `${name}-${(await contentDigest(shown)).slice(0, 16)}`);
      } catch (error) {
        throw error instanceof ContentProblems
          ? new ContentProblems(renamed(error.problems))
          : error;
      }
    },
    async watch(changed) {
      const stopFollowing = await follower.watch(changed);
      const stopPictures = watchFolders({
        folders: [await photos.watchedFolder()],
        changed,
        failed: () => {},
      });
      return async () => {
        stopPictures();
        await stopFollowing();
      };
    },
    async close() {
      await follower.close();
      await photos.close();
    },
  };
}

function unlessEmpty<Parts extends Record<string, object>>(parts: Parts): Partial<Parts> {
  return Object.values(parts).every((part) => Object.keys(part).length === 0) ? {} : parts;
}
