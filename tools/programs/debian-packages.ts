import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const APT_GET = '/usr/bin/apt-get';

/** Installs Debian packages if root and apt-get can. Never throws: check for what you need. */
export async function installDebianPackages(names: readonly string[]): Promise<void> {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync(APT_GET)) return;
  process.stderr.write(`Installing ${names.join(', ')} …\n`);
  await aptGet('update');
  // All at once takes the least time; a name that this system doesn't know keeps out all of them.
  if (!(await install(names))) for (const name of names) await install([name]);
}

function install(names: readonly string[]): Promise<boolean> {
  return aptGet('install', '--yes', '--no-install-recommends', ...names);
}

/** True if it succeeded. */
async function aptGet(...args: string[]): Promise<boolean> {
  const program = spawn(APT_GET, ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const [status] = await once(program, 'exit').catch(() => [1]);
  return status === 0;
}
