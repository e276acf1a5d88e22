import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Makes `import words from '…/home.yaml'` return the words in the file. */
export function yamlPlugin(): Plugin {
  return {
    name: 'yaml',
    load(id) {
      if (!id.endsWith('.yaml')) return null;
      const code = `export default ${JSON.stringify(parse(readFileSync(id, 'utf8')))};`;
      return { code, map: null };
    },
  };
}
