import { brotliSize, type Chunk } from './browser-build.ts';

export interface ModuleBytes {
  /** A package, or one of our files, relative to the project's root. */
  name: string;
  minified: number;
  /** Its share of the chunk after brotli. */
  compressed: number;
}

/**
 * What each package and file costs in a chunk: how much the chunk shrinks without it, scaled so
 * that the shares add up to the chunk. Code that resembles the rest costs less.
 */
export function moduleBytes(chunk: Chunk): ModuleBytes[] {
  const owners = ownersOf(chunk);
  const whole = brotliSize(chunk.code);
  const names = [...new Set(owners)];
  const savings = names.map((name) =>
    Math.max(1, whole - brotliSize(without(chunk.code, owners, name))),
  );
  const sum = savings.reduce((total, saving) => total + saving, 0);
  return names.map((name, index) => ({
    name,
    minified: owners.filter((owner) => owner === name).length,
    compressed: ((savings[index] ?? 0) * whole) / sum,
  }));
}

function without(code: string, owners: readonly string[], name: string): string {
  let rest = '';
  for (const [position, owner] of owners.entries()) if (owner !== name) rest += code[position];
  return rest;
}

const BUNDLER = 'the bundler: imports, exports, helpers';

/** Which package or file each character of the code comes from, according to the source map. */
function ownersOf({ code, map }: Chunk): string[] {
  if (!map) return Array.from(code, () => BUNDLER);
  const names = map.sources.map(ownerName);
  const owners: string[] = [];
  const lines = code.split('\n');
  let source = 0;
  for (const [row, segments] of map.mappings.split(';').entries()) {
    const length = (lines[row]?.length ?? -1) + 1;
    const starts: [column: number, owner: string][] = [[0, BUNDLER]];
    let column = 0;
    for (const segment of segments.split(',').filter((text) => text !== '')) {
      const [columnStep = 0, sourceStep] = decodeNumbers(segment);
      column += columnStep;
      source += sourceStep ?? 0;
      starts.push([column, sourceStep === undefined ? BUNDLER : (names[source] ?? BUNDLER)]);
    }
    for (const [index, [start, owner]] of starts.entries()) {
      const end = starts[index + 1]?.[0] ?? length;
      for (let position = start; position < end; position += 1) owners.push(owner);
    }
  }
  return owners.slice(0, code.length);
}

function ownerName(source: string | null): string {
  if (source === null) return BUNDLER;
  const [, dependency] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return dependency ?? /(?:^|\/)(src\/.*)/.exec(source)?.[1] ?? BUNDLER;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment of a source map (base64 VLQ). */
function decodeNumbers(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = DIGITS.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit >= 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
