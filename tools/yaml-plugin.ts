import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Makes `import words from './home.yaml'` give the file's value (decision 21: fixed copy is imported at build). */
export function yamlPlugin(): Plugin {
  return {
    name: 'yaml',
    transform(source, id) {
      if (!id.endsWith('.yaml')) return null;
      return { code: `export default ${JSON.stringify(parse(source))};`, map: null };
    },
  };
}
