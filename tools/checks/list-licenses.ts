/** `node tools/checks/list-licenses.ts` writes docs/licenses.md from the lockfiles. */
import { readFileSync, writeFileSync } from 'node:fs';
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
 * Licenses under which the site may use a package unmodified. The LGPL is for sharp's image library
 * libvips, a separate file that can be replaced, as that license requires.
 */
export const ALLOWED_LICENSES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'Unlicense',
]);

/** Every package that the folder's lockfile pins, for production and development, by its path. */
export function lockedPackages(folder = '.'): Map<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return new Map(Object.entries(packages).filter(([place]) => place !== ''));
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
  const found = FOLDERS.flatMap((folder) =>
    [...lockedPackages(folder)]
      .filter(([, { dev }]) => !dev)
      .map(([place, { version, license = 'none', optional = false, devOptional = false }]) => ({
        name: place.replace(/^.*node_modules\//, ''),
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
LGPL is for sharp's image library, a separate file that can be replaced, as that license requires. The guide
itself is under the [MIT license](../LICENSE). \`npm run sbom\` writes the bill of materials, CycloneDX, to
\`dist/sbom.json\`.

| package | version | license | optional |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

if (import.meta.main) writeFileSync('docs/licenses.md', licenseReport());
