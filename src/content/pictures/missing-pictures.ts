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
    const name = imageSource(url).slice('/images/'.length);
    if (names.has(name)) return [];
    const meant = [...names].find((one) => one.toLowerCase() === name.toLowerCase());
    const message =
      meant === undefined
        ? `names ${url}, which is not in the images folder; put it there`
        : `names ${url}, which is not in the images folder; write /images/${meant}`;
    return [problemIn(place, 'imageUrl', message)];
  });
}
