import type { Imports } from './imports.ts';

/** The schemas of pages' words, each next to its page: all files of src/site named so. */
const SCHEMAS = 'src/site/**/*-schema.ts';

/** The table of those schemas, the one file of src/site that reading content needs. */
const PAGE_WORDS = 'src/site/words/page-words.ts';

const SRC = [
  ...['src/model', 'src/worker', SCHEMAS, PAGE_WORDS, 'src/content'],
  ...['src/site/ui', 'src/site', 'src/server', 'src/commands'],
];

/** What tests and benchmarks need from the tools: browsers and other programs, and the build. */
const PROGRAMS = ['tools/programs', 'tools/build', 'tools/launch'];

/** What each layer may import besides itself, types too (docs/architecture.md). */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'src/model': [],
  [SCHEMAS]: ['src/model'],
  [PAGE_WORDS]: ['src/model', SCHEMAS],
  'src/content': ['src/model', PAGE_WORDS],
  'src/worker': ['src/model'],
  'src/site/ui': [],
  'src/site': ['src/site/ui', 'src/worker', 'src/model', SCHEMAS, PAGE_WORDS],
  'src/server': ['src/site', PAGE_WORDS, 'src/site/ui', 'src/content', 'src/model'],
  'src/commands': SRC,
  'tools/fixtures': [],
  'tools/launch': ['tools/fixtures'],
  'tools/programs': ['tools/launch'],
  'tools/build': [...SRC, 'tools/launch', 'tools/fixtures'],
  tools: [...SRC, ...PROGRAMS, 'tools/fixtures'],
  e2e: [...SRC, ...PROGRAMS],
  bench: [...SRC, ...PROGRAMS, 'e2e'],
  soak: [...SRC, ...PROGRAMS, 'e2e'],
  illustrations: ['src/commands', 'src/site', 'src/model'],
};

/** The folders whose imports the rules cover. */
export const COVERED_FOLDERS = ['src', 'e2e', 'bench', 'soak', 'tools', 'illustrations'];

/** One sentence for each forbidden import and for each import cycle. */
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
  const from = layerOf(file);
  const to = layerOf(target);
  if (isTestCode(target) && file.startsWith('src/') && !isTestCode(file)) return false;
  if (isServerOnly(target) && from === 'src/site' && !isServerOnly(file)) return false;
  // A unit test may use the whole application: what a page shows depends on the server too.
  const allowed = from?.startsWith('src/') && isTest(file) ? SRC : LAYERS[from ?? ''];
  return to !== undefined && (from === to || allowed?.includes(to) === true);
}

/** The layer with the longest name that the path begins with, so src/site/ui isn't src/site. */
function layerOf(path: string): string | undefined {
  if (/^src\/site\/.*-schema\.ts$/.test(path)) return SCHEMAS;
  return Object.keys(LAYERS)
    .filter((layer) => path === layer || path.startsWith(`${layer}/`))
    .sort((one, other) => other.length - one.length)[0];
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** True for a part of a page that browsers never load, such as events.server.ts. */
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
