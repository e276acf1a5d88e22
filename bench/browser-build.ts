import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

export type Chunk = Rolldown.OutputChunk;

/**
 * Builds the browser's files as `npm run build` does, with source maps, without writing them; or
 * another entry without our settings.
 */
export async function buildForBrowser(entry?: string): Promise<Chunk[]> {
  const output = await build({
    logLevel: 'error',
    ...(entry !== undefined && { configFile: false, plugins: [react()] }),
    build: {
      write: false,
      sourcemap: 'hidden',
      ...(entry !== undefined && { rolldownOptions: { input: entry } }),
    },
  });
  if (!('output' in output)) throw new Error('The build gave no files.');
  return output.output.filter((file) => file.type === 'chunk');
}

/** The chunks with all that they import, each once. */
export function withImports(chunks: readonly Chunk[], first: readonly Chunk[]): Chunk[] {
  const found = new Set(first);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) found.add(imported);
    }
  }
  return [...found];
}

/** The chunk that holds a module of ours. */
export function chunkOf(chunks: readonly Chunk[], module: string): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`No chunk holds ${module}.`);
  return chunk;
}

/** Bytes after the compression that the server sends. */
export function brotliSize(data: string | Uint8Array): number {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(data, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: data.length },
  }).length;
}
