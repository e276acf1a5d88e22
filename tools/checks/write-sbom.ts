/**
 * `npm run sbom` writes dist/sbom.json: the lockfiles' bill of materials in CycloneDX 1.5.
 * npm's own command refuses the lockfile for optional packages of other systems, and without the
 * development packages it omits what production shares with them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readCommandLine } from '../../src/commands/command-line/command-line.ts';
import { bundledPackages, type LockedPackage, lockedPackages, nameAt } from './list-licenses.ts';

/** The bill of materials; development packages that no build takes in have the scope "excluded". */
export function billOfMaterials() {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    name: string;
    version: string;
  };
  const marked = (folder: string, mark: Partial<LockedPackage>) =>
    [...lockedPackages(folder)].map(([place, locked]) => [place, { ...locked, ...mark }] as const);
  const onDemand = [
    ...marked('on-demand/checks', { dev: true }),
    ...marked('on-demand/desk', { optional: true }),
  ];
  // What the guide has, too, counts as the guide's: the last one of a package stays.
  const bundled = bundledPackages();
  const components = [...onDemand, ...lockedPackages(), ...lockedPackages('on-demand/node')].map(
    ([place, { dev = false, ...locked }]) => {
      const name = nameAt(place);
      return component(name, { ...locked, dev: dev && !bundled.has(name) });
    },
  );
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': packageUrl(name, version), name, version },
    },
    components: [...new Map(components.map((entry) => [entry.purl, entry])).values()],
  };
}

function component(
  name: string,
  { version, license, integrity = '', dev, devOptional, optional }: LockedPackage,
) {
  const purl = packageUrl(name, version);
  const sha512 = Buffer.from(integrity.replace('sha512-', ''), 'base64');
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope: dev ? 'excluded' : optional || devOptional ? 'optional' : 'required',
    purl,
    hashes: [{ alg: 'SHA-512', content: sha512.toString('hex') }],
    ...(license !== undefined && { licenses: [{ expression: license }] }),
  };
}

function packageUrl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

if (import.meta.main) {
  readCommandLine('sbom');
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/sbom.json', `${JSON.stringify(billOfMaterials(), undefined, 2)}\n`);
}
