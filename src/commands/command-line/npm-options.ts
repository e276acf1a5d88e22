import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearestName } from './nearest-name.ts';

/** An option that was written without the `--` before it, so that npm took it as one of its own. */
export interface TakenOption {
  /** As it was written, without its hyphens. */
  written: string;
  /** Which of ours was probably meant. */
  meant: string;
  /**
   * "true" if npm saw no value: it takes `--rollback 3` as an option without a value and passes the
   * 3 on.
   */
  value: string;
}

const PREFIX = 'npm_config_';

/**
 * Those of our options that npm has kept for itself: it tells scripts all its settings in variables
 * npm_config_*, options on its command line among them. What stands with the same value in one of
 * npm's own files was not written with the command, so it does not count.
 */
export function optionsTakenByNpm(
  ours: readonly string[],
  environment: NodeJS.ProcessEnv,
): TakenOption[] {
  const settings = readNpmFiles(environment);
  return Object.entries(environment).flatMap(([variable, value]) => {
    if (!variable.startsWith(PREFIX) || !value || value === 'false') return [];
    const written = variable.slice(PREFIX.length).replaceAll('_', '-');
    const meant = nearestName(written, ours);
    if (meant === undefined || settings.get(written)?.has(value)) return [];
    return [{ written, meant, value }];
  });
}

/**
 * The values of each setting in the files .npmrc of the project and of the user, and in the one of
 * the machine.
 */
function readNpmFiles(environment: NodeJS.ProcessEnv): ReadonlyMap<string, ReadonlySet<string>> {
  const {
    npm_config_local_prefix: project,
    npm_config_userconfig: user,
    npm_config_globalconfig: machine,
  } = environment;
  const files = [project === undefined ? undefined : join(project, '.npmrc'), user, machine].filter(
    (file) => file !== undefined,
  );
  const settings = new Map<string, Set<string>>();
  for (const line of files.flatMap(linesOf)) {
    const [, name, value = 'true'] = /^\s*([\w-]+)\s*(?:=\s*(.*?)\s*)?$/.exec(line) ?? [];
    if (name === undefined) continue;
    const key = name.replaceAll('_', '-');
    settings.set(key, (settings.get(key) ?? new Set()).add(value.replace(/^(["'])(.*)\1$/, '$2')));
  }
  return settings;
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/);
  } catch {
    return [];
  }
}
