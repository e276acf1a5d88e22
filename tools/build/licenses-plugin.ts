import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The file in a build with the license of everything that the build holds. */
export const LICENSES = 'licenses.txt';

/** Where the source of packages is whose license asks to say so (MPL-2.0, 3.2). */
const SOURCES = new Map([['ical.js', 'https://github.com/kewisch/ical.js']]);

/** What Vite's list has not: styles, and the code of the search's worker, a build of its own. */
const UNLISTED = ['minisearch', 'tailwindcss'];

/** Completes the list that Vite writes (`build.license`): with typefaces, too, and where sources are. */
export function licensesPlugin(): Plugin {
  return {
    name: 'licenses',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const list = bundle[LICENSES];
        if (list?.type === 'asset')
          list.source = [
            withSources(String(list.source)),
            ...UNLISTED.map(packageLicense),
            ...typefaces(),
          ].join('\n');
      },
    },
  };
}

function withSources(text: string): string {
  return text.replace(/^## (\S+) - .*$/gm, (heading, name: string) => {
    const source = SOURCES.get(name);
    return source === undefined ? heading : `${heading}\n\nIts source, unchanged here: ${source}`;
  });
}

function packageLicense(name: string): string {
  const [file = ''] = globSync(`node_modules/${name}/LICENSE*`);
  return `## ${name}\n\n${readFileSync(file, 'utf8')}`;
}

function typefaces(): string[] {
  const files = globSync('src/site/fonts/*-license.txt').sort();
  return files.map((file) => {
    const name = file.replace(/^.*\/(.*)-license\.txt$/, '$1.woff2');
    return `## ${name}\n\n${readFileSync(file, 'utf8')}`;
  });
}
