import { basename } from 'node:path';
import { shareName } from '../../model/image/image.ts';
import type { ContentPath } from '../gate/content-gate.ts';
import { isVector } from './making/picture-measurements.ts';
import { SHARE_FOLDER } from './picture-records.ts';

/** A drawing that may be served while its bytes have the hash that was checked. */
export interface ShownDrawing extends ContentPath {
  hash: string;
}

/** Which pictures may be served: none with a fault that `./guide check` reports. */
export interface ShownPictures {
  drawings: ReadonlyMap<string, ShownDrawing>;
  /** False for files made from an earlier form of a picture that now has a fault. */
  mayShow(file: string): boolean;
}

/** `good` are pictures without faults, `faulty` the files of the others. */
export function shownPictures(
  good: readonly (ShownDrawing & { name: string })[],
  faulty: readonly string[],
): ShownPictures {
  const drawings = good
    .filter(({ name }) => isVector(name))
    .map(({ name, root, file, hash }) => [name, { root, file, hash }] as const);
  const goodSources = new Set(good.flatMap(({ name }) => sourcesOf(name)));
  const faultySources = new Set(faulty.flatMap((file) => sourcesOf(basename(file))));
  return {
    drawings: new Map(drawings),
    mayShow(file) {
      const sources = [file, sourceOf(file)];
      return (
        sources.some((source) => goodSources.has(source)) ||
        !sources.some((source) => faultySources.has(source))
      );
    },
  };
}

function sourcesOf(name: string): string[] {
  const stem = shareName(name);
  return [name, `${stem}-*`, `${SHARE_FOLDER}/${stem}`];
}

/** What a file was made from: `porch-*` for porch-480.avif, `share/porch` for share/porch.jpg. */
function sourceOf(file: string): string {
  const size = /^(.+)-\d+\.(?:avif|webp)$/.exec(file);
  return size ? `${size[1]}-*` : file.replace(/\.jpg$/, '');
}
