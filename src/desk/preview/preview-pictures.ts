import type { PictureMeasurements } from '../../content/pictures/making/picture-measurements.ts';
import type { Content } from '../../model/content/content.ts';
import { type ImageFocus, imageSource } from '../../model/image/image.ts';

export interface PreviewPicture {
  name: string;
  measurements: PictureMeasurements;
}

interface Pictured {
  imageUrl?: string | undefined;
  imageFocus?: ImageFocus | undefined;
}

type Size = PictureMeasurements | undefined;

/** Entries as they were shown last, with what size of picture: of ten thousand, a preview changes one. */
const lastShown = new WeakMap<object, { size: Size; shown: object }>();

/** The content with the sizes of its pictures; each is shown as it is, as nothing is made for a preview. */
export function withPictures(content: Content, pictures: readonly PreviewPicture[]): Content {
  const sizes = new Map(
    pictures.map(({ name, measurements }) => [`/images/${name}`, measurements]),
  );
  const shownWith = (entry: Pictured) => {
    const size = entry.imageUrl === undefined ? undefined : sizes.get(imageSource(entry.imageUrl));
    const last = lastShown.get(entry);
    if (last && isAlike(last.size, size)) return last.shown;
    const shown = withSize(entry, size);
    lastShown.set(entry, { size, shown });
    return shown;
  };
  return {
    ...content,
    activities: content.activities.map(shownWith) as Content['activities'],
    events: content.events.map(shownWith) as Content['events'],
    posts: content.posts.map(shownWith) as Content['posts'],
  };
}

function withSize({ imageFocus: focus, ...shown }: Pictured, size: Size): object {
  if (!size) return shown;
  const { width, height, tone } = size;
  return { ...shown, image: { width, height, tone, widths: [], ...(focus && { focus }) } };
}

function isAlike(one: Size, other: Size): boolean {
  return one?.width === other?.width && one?.height === other?.height && one?.tone === other?.tone;
}
