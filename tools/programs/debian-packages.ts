import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages if root and apt-get can. Never throws: check for what you need. */
export function installDebianPackages(
  names: readonly string[],
  { withRecommended = false } = {},
): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stderr.write(`Installing ${names.join(', ')} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync(
    'apt-get',
    ['install', '-y', '-qq', ...(withRecommended ? [] : ['--no-install-recommends']), ...names],
    options,
  );
}
