import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';

/** Folders of packages, which are linked. */
const PACKAGES = ['node_modules', 'on-demand'];

/** What isn't source: linked, rebuilt, or private. */
const EXCLUDED: ReadonlySet<string> = new Set(['.git', '.env', 'coverage', ...PACKAGES]);

/** A copy of the project as it is, committed or not, in its own folder; the packages are linked. */
export interface ProjectCopy extends AsyncDisposable {
  folder: string;
  /** Replaces one text with another, until the returned function restores the file. */
  change(file: string, find: string, replace: string): Promise<() => Promise<void>>;
}

/** Copies the project in the current folder. Disposing of the copy deletes it. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-mutations-'));
  await cp('.', folder, {
    recursive: true,
    filter: (path) => !EXCLUDED.has(relative('.', path).split(sep)[0] ?? ''),
  });
  for (const name of PACKAGES) await symlink(join(process.cwd(), name), join(folder, name));
  return {
    folder,
    change: async (file, find, replace) => {
      const path = join(folder, file);
      const source = await readFile(path, 'utf8');
      await writeFile(
        path,
        source.replace(find, () => replace),
      );
      return () => writeFile(path, source);
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
