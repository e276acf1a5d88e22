import { dirname } from 'node:path';
import type { Imports } from './imports.ts';

const SRC = [
  ...['src/model', 'src/ui', 'src/content', 'src/site', 'src/server'],
  ...['src/features', 'src/app', 'src/commands'],
];

/** What tests and benchmarks need from the tools: browsers and other programs, and the build. */
const PROGRAMS = ['tools/programs', 'tools/build', 'tools/launch'];

/**
 * What each layer may import besides itself, types too (docs/architecture.md). Only what composes
 * the guide, src/app and src/commands, knows the features; the others are handed their tables.
 */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'src/model': [],
  'src/ui': [],
  'src/content': ['src/model'],
  'src/site': ['src/ui', 'src/model'],
  'src/server': ['src/site', 'src/content', 'src/model'],
  'src/features': ['src/ui', 'src/site', 'src/model'],
  'src/app': SRC.filter((layer) => layer !== 'src/commands'),
  'src/commands': SRC,
  'src/desk': ['src/content', 'src/model', 'on-demand/desk', 'docs/operations/attribution.md'],
  'on-demand/desk': [],
  'docs/operations/attribution.md': [],
  'tools/fixtures': [],
  'tools/launch': ['tools/fixtures'],
  'tools/programs': ['tools/launch'],
  'tools/build': [...SRC, 'tools/launch', 'tools/fixtures'],
  tools: [...SRC, ...PROGRAMS, 'tools/fixtures'],
  e2e: [...SRC, ...PROGRAMS],
  'e2e/desk': [...SRC, ...PROGRAMS, 'src/desk', 'on-demand/desk', 'e2e'],
  bench: [...SRC, ...PROGRAMS, 'e2e', 'src/desk'],
  soak: [...SRC, ...PROGRAMS, 'e2e', 'src/desk'],
  illustrations: [...SRC],
};

/**
 * What else the owner's desk takes of the guide, by the beginnings of paths: the table of lists,
 * `./guide check`, a process' settings and figures, the map, how an entry is read. Only its preview
 * takes the renderer.
 */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  'src/desk/': [
    ...['src/app/content-tables.ts', 'src/commands/check/', 'src/commands/command-line/'],
    ...['src/features/blog/', 'src/features/events/', 'src/features/home/', 'src/features/map/'],
    ...['src/server/process/environment.ts', 'src/server/connections/metrics.ts'],
    'src/server/xml.ts',
  ],
  'src/desk/preview/': ['src/app/guide-renderer.ts'],
};

/** What a feature's `*.server.ts`, which no browser loads, may import besides. */
const SERVER_ONLY = ['src/server', 'src/content'];

/** The folders whose imports the rules cover. */
export const COVERED_FOLDERS = ['src', 'e2e', 'bench', 'soak', 'tools', 'illustrations'];

/** One sentence for each forbidden import, each import cycle and each pair of folders. */
export function brokenImportRules(imports: Imports): string[] {
  const forbidden = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => !mayImport(file, target))
      .map((target) => `${file} may not import ${target}`),
  );
  return [
    ...forbidden,
    ...importCycles(imports).map((files) => `import cycle: ${files.join(' → ')}`),
    ...foldersThatImportEachOther(imports),
  ];
}

function mayImport(file: string, target: string): boolean {
  const from = layerOf(file);
  const to = layerOf(target);
  if (isTestCode(target) && file.startsWith('src/') && !isTestCode(file)) return false;
  // A test may use the whole application: what a page shows depends on the server too.
  const isTestOfOurs = from?.startsWith('src/') && isTestCode(file);
  if (isServerOnly(target) && from === 'src/features' && !isServerOnly(file) && !isTestOfOurs)
    return false;
  const more = isTestOfOurs ? SRC : isServerOnly(file) ? SERVER_ONLY : [];
  const allowed = [...(LAYERS[from ?? ''] ?? []), ...more];
  return to !== undefined && (from === to || allowed.includes(to) || isTaken(file, target));
}

function isTaken(file: string, target: string): boolean {
  return Object.entries(TAKEN).some(
    ([folder, targets]) =>
      file.startsWith(folder) && targets.some((beginning) => target.startsWith(beginning)),
  );
}

/** The layer with the longest name that the path begins with, so tools/build isn't tools. */
function layerOf(path: string): string | undefined {
  return Object.keys(LAYERS)
    .filter((layer) => path === layer || path.startsWith(`${layer}/`))
    .sort((one, other) => other.length - one.length)[0];
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** True for a part of a feature that browsers never load, such as events.server.ts. */
function isServerOnly(file: string): boolean {
  return /\.server\.tsx?$/.test(file);
}

function isTestCode(file: string): boolean {
  return isTest(file) || file.includes('/fixtures/');
}

/** Import cycles, at least one if there are any: files in order, the first one again at the end. */
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

/** Pairs of folders in src/ whose files import each other, type imports and globs too. */
function foldersThatImportEachOther(imports: Imports): string[] {
  const first = new Map<string, string>();
  const problems: string[] = [];
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const [from, to] = [roomOf(file), roomOf(target)];
      if (from === to || !from || !to || isTestCode(file) || isTestCode(target)) continue;
      const back = first.get(`${to} ${from}`);
      const known = first.has(`${from} ${to}`);
      first.set(`${from} ${to}`, `${file} imports ${target}`);
      if (back && !known)
        problems.push(`${from} and ${to} import each other: ${file} imports ${target}, ${back}`);
    }
  }
  return problems;
}

/** The folder of a file of src/; within a feature, which may be one knot, the feature's. */
function roomOf(file: string): string | undefined {
  if (!file.startsWith('src/')) return undefined;
  const folder = dirname(file);
  return /^src\/features\/[^/]+/.exec(folder)?.[0] ?? folder;
}
