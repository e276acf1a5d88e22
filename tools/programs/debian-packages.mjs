import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian's packages where that can be done: by root, where apt-get is. Where it cannot, or fails, nothing happens: look for what
 * you need afterwards.
 * @param {readonly string[]} names
 * @param {{ withRecommended?: boolean }} [options]
 */
export function installDebianPackages(names, { withRecommended = false } = {}) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.error(`Installing ${names.join(', ')} …`);
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', ...(withRecommended ? [] : ['--no-install-recommends']), ...names], options);
}
