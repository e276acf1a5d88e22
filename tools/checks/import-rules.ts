import type { Imports } from './imports.ts';

const SRC = ['src/model', 'src/content', 'src/site/ui', 'src/site', 'src/server', 'src/commands'];

/** What tests and measurements need of the tools: browsers and other programs, and the build. */
const PROGRAMS = ['tools/programs', 'tools/build', 'tools/launch'];

/**
 * What the files of each room may import besides their own room (docs/architecture.md); type
 * imports follow the same rules.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'src/model': [],
  'src/content': ['src/model'],
  'src/site/ui': [],
  'src/site': ['src/site/ui', 'src/model'],
  'src/server': ['src/site', 'src/site/ui', 'src/content', 'src/model'],
  'src/commands': SRC,
  'tools/fixtures': [],
  'tools/launch': ['tools/fixtures'],
  'tools/programs': ['tools/launch'],
  'tools/build': [...SRC, 'tools/launch', 'tools/fixtures'],
  tools: [...SRC, ...PROGRAMS, 'tools/fixtures'],
  e2e: [...SRC, ...PROGRAMS],
  bench: [...SRC, ...PROGRAMS, 'e2e'],
  soak: [...SRC, ...PROGRAMS, 'e2e'],
  illustrations: ['src/commands'],
};

/** The folders whose imports the rules cover. */
export const COVERED_FOLDERS = ['src', 'e2e', 'bench', 'soak', 'tools', 'illustrations'];

/** A sentence for each import that a file may not have, and for each import cycle. */
export function brokenImportRules(imports: Imports): string[] {
  const forbidden = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => !mayImport(file, target))
      .map((target) => `${file} may not import ${target}`),
  );
  return [
    ...forbidden,
    ...importCycles(imports).map((files) => `import cycle: ${files.join(' → ')}`),
  ];
}

function mayImport(file: string, target: string): boolean {
  const from = roomOf(file);
  const to = roomOf(target);
  if (isTestCode(target) && file.startsWith('src/') && !isTestCode(file)) return false;
  if (isForServerOnly(target) && from === 'src/site' && !isForServerOnly(file)) return false;
  // A test beside its file may look at the whole application: what a page shows depends on the
  // server, too.
  const allowed = from?.startsWith('src/') && isTest(file) ? SRC : ROOMS[from ?? ''];
  return to !== undefined && (from === to || allowed?.includes(to) === true);
}

/** The room with the longest name that the path begins with, so src/site/ui is not src/site. */
function roomOf(path: string): string | undefined {
  return Object.keys(ROOMS)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .sort((one, other) => other.length - one.length)[0];
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/**
 * The server's part of a page, such as src/site/pages/events/events.server.ts, which no browser
 * loads.
 */
function isForServerOnly(file: string): boolean {
  return /\.server\.tsx?$/.test(file);
}

function isTestCode(file: string): boolean {
  return isTest(file) || file.includes('/fixtures/');
}

/**
 * Import cycles, each as its files in order with the first one again at the end; at least one if
 * there is any.
 */
function importCycles(imports: Imports): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]) => {
    const before = path.indexOf(file);
    if (before !== -1) cycles.push([...path.slice(before), file]);
    else if (!done.has(file))
      for (const target of imports.get(file) ?? []) follow(target, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) follow(file, []);
  return cycles;
}
