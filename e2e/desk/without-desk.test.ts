import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The names of the packages that a lock installs into its folder. */
function namesIn(lock: string): Set<string> {
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: object };
  const names = Object.keys(packages).map((path) => path.split('node_modules/').at(-1) ?? '');
  return new Set(names.filter(Boolean));
}

test('without the desk, nothing of it is installed with the guide, built into it, or loaded by it (decision 40)', () => {
  const { dependencies } = JSON.parse(readFileSync('on-demand/desk/package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const packages = Object.keys(dependencies);
  expect(packages.length).toBeGreaterThan(4);
  const installed = namesIn('package-lock.json');
  expect(packages.filter((name) => installed.has(name))).toEqual([]);
  const built = globSync('dist/{server,client}/**/*.{js,css,html}');
  expect(built.length).toBeGreaterThan(20);
  const signs = [...packages, 'on-demand/desk', 'src/desk', 'dist/desk'];
  for (const file of built) {
    const text = readFileSync(file, 'utf8');
    expect([file, signs.filter((sign) => text.includes(sign))]).toEqual([file, []]);
  }
});
