import { imageSource, isRemoteImage } from '../../model/image/image.ts';
import type { ContentProblem } from '../content-source.ts';
import { type Entry, problemIn, within } from '../files/schema-problems.ts';

/** Pictures that entries and the host name, but that aren't among these files. */
export function missingPictures(
  entries: Readonly<Record<string, Entry<unknown> | readonly Entry<unknown>[] | undefined>>,
  names: ReadonlySet<string>,
): ContentProblem[] {
  const all = Object.values(entries).flatMap((each) => each ?? []);
  return all.flatMap((entry) =>
    [entry, ...partsOf(entry)].flatMap(({ value, place }) => {
      const { imageUrl: url } = Object(value) as { imageUrl?: unknown };
      if (typeof url !== 'string' || isRemoteImage(url)) return [];
      const name = imageSource(url).slice('/images/'.length);
      if (names.has(name)) return [];
      const meant = [...names].find((one) => one.toLowerCase() === name.toLowerCase());
      const message =
        meant === undefined
          ? `names ${url}, which is not in the images folder; put it there`
          : `names ${url}, which is not in the images folder; write /images/${meant}`;
      return [problemIn(place, 'imageUrl', message)];
    }),
  );
}

function partsOf({ value, place }: Entry<unknown>): Entry<unknown>[] {
  const { photos, host } = Object(value) as { photos?: unknown; host?: unknown };
  const shown = Array.isArray(photos) ? photos : [];
  return [
    { value: host, place: within(place, ['host']) },
    ...shown.map((photo, index) => ({ value: photo, place: within(place, ['photos', index]) })),
  ];
}
