import { imageSource, isRemoteImage } from '../../model/image/image.ts';
import type { ContentProblem } from '../content-source.ts';
import { type Entry, problemIn } from '../files/schema-problems.ts';

/** The site's own pictures that entries name but that aren't among these file names. */
export function missingPictures(
  entries: readonly Entry<unknown>[],
  names: ReadonlySet<string>,
): ContentProblem[] {
  return entries.flatMap(({ value, place }) => {
    const url =
      typeof value === 'object' && value !== null && 'imageUrl' in value
        ? value.imageUrl
        : undefined;
    if (typeof url !== 'string' || isRemoteImage(url)) return [];
    if (names.has(imageSource(url).slice('/images/'.length))) return [];
    const message = `names ${url}, which is not in the images folder; put it there`;
    return [problemIn(place, 'imageUrl', message)];
  });
}
