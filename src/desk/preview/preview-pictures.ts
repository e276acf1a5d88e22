import type { PictureMeasurements } from '../../content/pictures/making/picture-measurements.ts';
import { withPictures as withMeasured } from '../../content/pictures/pictured-lists.ts';
import type { Content } from '../../model/content/content.ts';
import { NO_PICTURE } from './without-gaps.ts';

export interface PreviewPicture {
  name: string;
  measurements: PictureMeasurements;
}

/** Entries with picture sizes from the last preview: of ten thousand, the next changes one. */
let last = { sizes: '', entries: new WeakMap<object, object>() };

/** The content with its pictures' sizes; no smaller ones are made for a preview. */
export function withPictures(content: Content, pictures: readonly PreviewPicture[]): Content {
  const images = new Map([[NO_PICTURE.url, { ...NO_PICTURE.size, tone: 0, widths: [] }]]);
  for (const { name, measurements } of pictures) {
    const { width, height, tone } = measurements;
    images.set(`/images/${name}`, { width, height, tone, widths: [] });
  }
  const sizes = JSON.stringify([...images]);
  if (last.sizes !== sizes) last = { sizes, entries: new WeakMap() };
  const { entries } = last;
  const shown = withMeasured(content, images);
  const written = new Map<string, unknown>(Object.entries(content));
  const lists = Object.entries(shown).map(([name, list]: [string, unknown]) => {
    const before = written.get(name);
    if (!Array.isArray(list) || !Array.isArray(before)) return [name, list];
    return [name, list.map((entry, at) => firstShown(before[at], entry))];
  });
  return Object.fromEntries(lists);

  function firstShown(entry: object, fresh: object): object {
    const known = entries.get(entry) ?? fresh;
    entries.set(entry, known);
    return known;
  }
}
