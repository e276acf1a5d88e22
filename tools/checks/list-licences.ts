/** `node tools/checks/list-licences.ts` writes docs/licences.md from package-lock.json. */
import { readFileSync, writeFileSync } from 'node:fs';

/** What package-lock.json says of a package, as far as it matters here. */
export interface LockedPackage {
  version: string;
  license?: string;
  /** The hash of the archive that is installed. */
  integrity?: string;
  resolved?: string;
  /** True where only development needs it. */
  dev?: boolean;
  optional?: boolean;
  /** Needed by development, and by an optional package of production. */
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

/**
 * Licences under which the site may use a package as it is. LGPL is sharp's image library libvips,
 * a file of its own that can be exchanged, as that licence asks.
 */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'Unlicense',
]);

/**
 * Every package that package-lock.json pins, by its place below node_modules, production and
 * development.
 */
export function lockedPackages(): Map<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return new Map(Object.entries(packages).filter(([place]) => place !== ''));
}

/**
 * The packages that run in production, by name and version, with their licences; "none" where a
 * package states none.
 */
export function productionLicences(): {
  name: string;
  version: string;
  licences: string[];
  optional: boolean;
}[] {
  return [...lockedPackages()]
    .filter(([, { dev }]) => !dev)
    .map(([place, { version, license = 'none', optional = false, devOptional = false }]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      version,
      licences: license.split(' AND '),
      optional: optional || devOptional,
    }));
}

/** The text of docs/licences.md. */
export function licenceReport(): string {
  const rows = productionLicences().map(
    ({ name, version, licences, optional }) =>
      `| ${name} | ${version} | ${licences.join(', ')} | ${optional ? 'yes' : ''} |`,
  );
  return `# Licences of what runs in production

Written by \`node tools/checks/list-licences.ts\` from package-lock.json; a test fails where it is not up to date or a licence is not
on the list of those allowed: ${[...ALLOWED_LICENCES].join(', ')}. Of the optional packages, only those for
the machine at hand are installed. LGPL is sharp's image library, a file of its own that can be exchanged, as that licence asks.
The guide itself is under the [MIT licence](../LICENSE). \`npm run sbom\` writes the bill of materials, CycloneDX, to \`dist/sbom.json\`.

| package | version | licence | optional |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

if (import.meta.main) writeFileSync('docs/licences.md', licenceReport());
