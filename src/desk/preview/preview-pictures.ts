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

/** The content with the sizes of its pictures; each is shown as it is, as nothing is made for a preview. */
export function withPictures(content: Content, pictures: readonly PreviewPicture[]): Content {
  const sizes = new Map(
    pictures.map(({ name, measurements }) => [`/images/${name}`, measurements]),
  );
  const withSize = <Shown extends Pictured>({ imageFocus: focus, ...shown }: Shown) => {
    const size = shown.imageUrl === undefined ? undefined : sizes.get(imageSource(shown.imageUrl));
    if (!size) return shown;
    const { width, height, tone } = size;
    return { ...shown, image: { width, height, tone, widths: [], ...(focus && { focus }) } };
  };
  return {
    ...content,
    activities: content.activities.map(withSize) as Content['activities'],
    events: content.events.map(withSize) as Content['events'],
    posts: content.posts.map(withSize) as Content['posts'],
  };
}
