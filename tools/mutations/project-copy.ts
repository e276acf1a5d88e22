import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';

/** What is not source: it is linked, made again, or nobody's business. */
const LEFT_OUT: ReadonlySet<string> = new Set(['.git', '.env', 'node_modules', 'coverage']);

/**
 * A copy of the project as it stands, committed or not, in a folder of its own; the packages are
 * linked.
 */
export interface ProjectCopy extends AsyncDisposable {
  folder: string;
  /** Puts one text in the place of another, until the returned function puts the file back. */
  change(file: string, find: string, replace: string): Promise<() => Promise<void>>;
}

/** Copies the project of the current folder. Dispose of the copy to delete it. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-mutations-'));
  await cp('.', folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(relative('.', path).split(sep)[0] ?? ''),
  });
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
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
