import { execFile } from 'node:child_process';
import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A commit of this repository, built in a folder of its own. */
export interface CommitBuild {
  folder: string;
  remove(): Promise<void>;
}

/** The full hash of a commit, which may be given in any form that Git knows. Throws if none is. */
export async function commitHash(commit: string): Promise<string> {
  try {
    const { stdout } = await run('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]);
    return stdout.trim();
  } catch {
    throw new Error(`There is no commit ${commit}; give its hash, a branch or a tag.`);
  }
}

/**
 * Builds the commit with the packages that are installed here, so one with other versions in its
 * lockfile is measured with these. Rejects if it can't be built.
 */
export async function buildCommit(hash: string): Promise<CommitBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-commit-'));
  const remove = async () => {
    await run('git', ['worktree', 'remove', '--force', folder]);
  };
  await run('git', ['worktree', 'add', '--detach', folder, hash]);
  try {
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    await run(process.execPath, ['tools/build/build.ts', 'build'], { cwd: folder });
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}
