/** `node tools/checks/list-licenses.ts` writes docs/licenses.md from package-lock.json. */
import { readFileSync, writeFileSync } from 'node:fs';

/** What package-lock.json says about a package, as far as it matters here. */
export interface LockedPackage {
  version: string;
  license?: string;
  /** The hash of the archive that is installed. */
  integrity?: string;
  resolved?: string;
  /** True if only development needs it. */
  dev?: boolean;
  optional?: boolean;
  /** Needed by development, and by an optional production package. */
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

/**
 * Licenses under which the site may use an unmodified package. The LGPL covers sharp's image library
 * libvips, a separate file that can be replaced, as that license requires.
 */
export const ALLOWED_LICENSES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'Unlicense',
]);

/**
 * Every package that package-lock.json pins, for production and development, by its path in
 * node_modules.
 */
export function lockedPackages(): Map<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return new Map(Object.entries(packages).filter(([place]) => place !== ''));
}

/**
 * The packages that run in production, by name and version, with their licenses; "none" if a package
 * doesn't state one.
 */
export function productionLicenses(): {
  name: string;
  version: string;
  licenses: string[];
  optional: boolean;
}[] {
  return [...lockedPackages()]
    .filter(([, { dev }]) => !dev)
    .map(([place, { version, license = 'none', optional = false, devOptional = false }]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      version,
      licenses: license.split(' AND '),
      optional: optional || devOptional,
    }));
}

/** The text of docs/licenses.md. */
export function licenseReport(): string {
  const rows = productionLicenses().map(
    ({ name, version, licenses, optional }) =>
      `| ${name} | ${version} | ${licenses.join(', ')} | ${optional ? 'yes' : ''} |`,
  );
  return `# Licenses of what runs in production

\`node tools/checks/list-licenses.ts\` writes this page from package-lock.json. A test fails if the
page is out of date or a license is not one that we allow:
${[...ALLOWED_LICENSES].join(', ')}. Of the optional packages, npm
installs only those for your machine. The LGPL covers sharp's image library, a separate file that you
can replace, as that license requires. The guide itself is under the [MIT license](../LICENSE).
\`npm run sbom\` writes the bill of materials, in CycloneDX, to \`dist/sbom.json\`.

| package | version | license | optional |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

if (import.meta.main) writeFileSync('docs/licenses.md', licenseReport());
