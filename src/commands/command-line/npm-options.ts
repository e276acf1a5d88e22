import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearestName } from './nearest-name.ts';

/** An option that was typed without the `--` before it, so npm took it for one of its own. */
export interface TakenOption {
  /** As typed, without its hyphens. */
  written: string;
  /** Which of ours was probably meant. */
  meant: string;
  /** "true" if npm saw no value: of `--rollback 3` it keeps the option and passes the 3 on. */
  value: string;
}

const PREFIX = 'npm_config_';

/**
 * Which of our options npm kept for itself: it hands scripts its settings in npm_config_*
 * variables, options from its command line among them. What npm's own files set doesn't count.
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

/** The values of each setting in the .npmrc files of the project, the user and the machine. */
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
