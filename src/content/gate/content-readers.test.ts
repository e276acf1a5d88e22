import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What opens a file or lists a folder. To look at one (stat) and to watch one opens nothing. */
const OPENS =
  /^(?:open|openSync|openAsBlob|opendir\w*|readFile|readFileSync|readdir|readdirSync|createReadStream|copyFile\w*|cp|cpSync|glob|globSync)$/;

/** Who opens files without the gate, and whose they are. */
const OTHERS: Readonly<Record<string, string>> = {
  'src/commands/export/site-folder.ts': 'the export',
  'src/content/following/served.ts': 'the data folder',
  'src/content/serving/fill-folder.ts': 'the program’s own content',
  'src/content/serving/last-good.ts': 'the cache',
  'src/content/pictures/built-shares.ts': 'the build',
  'src/content/pictures/picture-notes.ts': 'the cache',
  'src/content/pictures/picture-records.ts': 'the cache',
  'src/content/postgres/postgres-migrations.ts': 'the program',
  'src/content/publish/foreign-files.ts': 'names only, to see whose folder it is',
  'src/content/publish/write-files.ts': 'what it has made itself',
  'src/content/reading/shipped-words.ts': 'the build',
  'src/content/versions/objects.ts': 'the data folder',
  'src/content/versions/trees.ts': 'the data folder',
  'src/server/connections/limit-connections.ts': 'the process’s own limits',
  'src/server/edition/page-assets.ts': 'the build',
  'src/server/edition/picture-files.ts': 'the cache: names only',
  'src/server/edition/static-files.ts': 'the build',
  'tools/build/build-pictures.ts': 'the build',
  'tools/build/build.ts': 'the program; its content through the gate',
  'tools/build/licenses-plugin.ts': 'packages',
  'tools/build/subset-fonts.ts': 'a package',
};

test('only the gate opens files of the content folder', () => {
  const files = globSync(
    ['src/{content,server,commands}/**/*.{ts,tsx}', 'tools/{build/**/*,dev}.ts'],
    {
      exclude: ['**/*.test.{ts,tsx}', '**/fixtures/**', 'src/content/gate/**'],
    },
  );
  const openers = files.filter((file) => importsOf(readFileSync(file, 'utf8')).some(opens));
  expect(openers.sort()).toEqual(Object.keys(OTHERS).sort());
});

test('a reader that goes around the gate is found, however it imports', () => {
  for (const text of [
    "import { readFile } from 'node:fs/promises';",
    "import {\n  existsSync,\n  readFileSync as read,\n} from 'fs';",
    "import * as fs from 'node:fs';",
    "import fs from 'node:fs';",
    "import { promises } from 'node:fs';",
    "const { open } = await import('node:fs/promises');",
  ])
    expect([text, importsOf(text).some(opens)]).toEqual([text, true]);
  expect(importsOf("import { stat } from 'node:fs/promises';").some(opens)).toBe(false);
});

/** The names that are imported from Node's file system; `*` for all of it. */
function importsOf(text: string): string[] {
  const named = [...text.matchAll(/import ([^;]*?) from '(?:node:)?fs(?:\/promises)?'/g)];
  const whole = /import\('(?:node:)?fs|require\('(?:node:)?fs/.test(text) ? ['*'] : [];
  return [
    ...whole,
    ...named.flatMap(([, names = '']) =>
      names.startsWith('{') ? names.replace(/[{}]/g, '').split(',').map(nameOf) : ['*'],
    ),
  ];
}

function nameOf(specifier: string): string {
  return specifier
    .trim()
    .replace(/^type /, '')
    .replace(/ as .*$/, '');
}

function opens(name: string): boolean {
  return name === '*' || name === 'promises' || OPENS.test(name);
}
