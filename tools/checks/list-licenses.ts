/** `node tools/checks/list-licenses.ts` writes docs/licenses.md from the lockfiles. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What package-lock.json says about a package, as far as it matters here. */
export interface LockedPackage {
  version: string;
  license?: string;
  /** The hash of the package's archive. */
  integrity?: string;
  resolved?: string;
  /** True if only development needs it. */
  dev?: boolean;
  optional?: boolean;
  /** True if development needs it, and so does an optional production package. */
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

/**
 * Licenses under which the site may use a package unmodified (decision 002). The LGPL is for sharp's
 * image library libvips, a separate file that can be replaced, as that license requires.
 */
export const ALLOWED_LICENSES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Every package that the folder's lockfile pins, for production and development, by its path. */
export function lockedPackages(folder = '.'): Map<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return new Map(Object.entries(packages).filter(([place]) => place !== ''));
}

/** Those under which only these packages may be used. */
export const ALLOWED_FOR: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^ical\.js$/,
  'OFL-1.1': /^@fontsource/,
};

/**
 * The development packages of which the built programs hold something: code and styles that `src/`
 * imports, and typefaces, whose files are committed.
 */
export function bundledPackages(): ReadonlySet<string> {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const files = globSync('src/**/*.{ts,tsx,css}', { exclude: ['**/fixtures/**', '**/*.test.*'] });
  const sources = files
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll('"', "'");
  const fonts = readFileSync('tools/build/subset-fonts.ts', 'utf8');
  const isImported = (name: string) =>
    new RegExp(`${IMPORT}'${RegExp.escape(name)}['/]`, 'm').test(sources);
  const isBundled = (name: string) => isImported(name) || fonts.includes(`'${name}/files/`);
  return new Set(Object.keys(devDependencies).filter(isBundled));
}

/** What stands before the name of a package, in TypeScript and CSS, unless it's for types only. */
const IMPORT = String.raw`(?:^(?:import|export) (?!type )(?:[^;]*? from )?|^@import |\bimport\()`;

/** The name of the package at this path of a lockfile. */
export function nameAt(place: string): string {
  return place.replace(/^.*node_modules\//, '');
}

/** What can run in production: a newer Node, the desk, the guide, whose entry of a package stays. */
const FOLDERS = ['on-demand/node', 'on-demand/desk', '.'];

/** The packages that can run in production, with their licenses; "none" if a package states none. */
export function productionLicenses(): {
  name: string;
  version: string;
  licenses: string[];
  optional: boolean;
}[] {
  const bundled = bundledPackages();
  const found = FOLDERS.flatMap((folder) =>
    [...lockedPackages(folder)]
      .filter(([place, { dev }]) => !dev || bundled.has(nameAt(place)))
      .map(([place, { version, license = 'none', optional = false, devOptional = false }]) => ({
        name: nameAt(place),
        version,
        licenses: license.split(' AND '),
        optional: folder !== '.' || optional || devOptional,
      })),
  );
  const keyOf = ({ name, version }: (typeof found)[number]) => `${name}@${version}`;
  const byKey = new Map(found.map((each) => [keyOf(each), each]));
  return [...byKey.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** The text of docs/licenses.md. */
export function licenseReport(): string {
  const rows = productionLicenses().map(
    ({ name, version, licenses, optional }) =>
      `| ${name} | ${version} | ${licenses.join(', ')} | ${optional ? 'yes' : ''} |`,
  );
  return `# Licenses of what runs in production

Written by \`node tools/checks/list-licenses.ts\` from the lockfiles of the guide, the desk and Node; a test
fails if it is out of date or a license isn't among those allowed: ${[...ALLOWED_LICENSES].join(', ')}. Of the
optional packages, only those for the machine at hand are installed, and the desk's with its first start. The
LGPL is for sharp's image library, a separate file that can be replaced, as that license requires; the MPL
and the OFL are for what a build takes in: ical.js, as it is, and the typefaces. The texts are in each
build's \`licenses.txt\`. The guide itself is under the [MIT license](../LICENSE). \`npm run sbom\` writes
the bill of materials, CycloneDX, to \`dist/sbom.json\`.

| package | version | license | optional |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

if (import.meta.main) writeFileSync('docs/licenses.md', licenseReport());
