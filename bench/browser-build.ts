import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

export type Chunk = Rolldown.OutputChunk;

/**
 * Builds the browser's files as `./guide build` does, but with source maps and without writing
 * them. Given an `entry`, builds that instead, without our settings.
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
  if (!('output' in output)) throw new Error('The build produced no files.');
  return output.output.filter((file) => file.type === 'chunk');
}

/** The chunks and everything they import, each once. */
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

/** The chunk that contains one of our modules. Throws if none does. */
export function chunkOf(chunks: readonly Chunk[], module: string): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`No chunk contains ${module}.`);
  return chunk;
}

/** Size in bytes, compressed the way the server sends it. */
export function brotliSize(data: string | Uint8Array): number {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(data, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: data.length },
  }).length;
}
