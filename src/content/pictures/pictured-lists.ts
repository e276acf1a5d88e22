import { categories } from '../../model/categories.ts';
import type { Content } from '../../model/content/content.ts';
import {
  type ImageDetails,
  type ImageFocus,
  imageSource,
  isRemoteImage,
} from '../../model/image/image.ts';

interface Pictured {
  imageUrl?: string | undefined;
  imageAlt?: string | undefined;
  imageFocus?: ImageFocus | undefined;
  category?: string | undefined;
  photos?: readonly Pictured[] | undefined;
}

/** Lists whose entries always show a picture; other entries have a drawing instead. */
const ALWAYS_PICTURED: readonly string[] = ['activities', 'posts'];

/** Adds each picture's measurements, by address; a drawing replaces a missing one. */
export function withPictures(content: Content, images: ReadonlyMap<string, ImageDetails>): Content {
  const isLost = ({ imageUrl }: Pictured) =>
    imageUrl !== undefined && !isRemoteImage(imageUrl) && !images.has(imageSource(imageUrl));
  const measured = ({ imageFocus: focus, ...shown }: Pictured) => {
    const image = images.get(imageSource(shown.imageUrl ?? ''));
    return { ...shown, image: image && focus ? { ...image, focus } : image };
  };
  const standIn = (category: string) => {
    const imageUrl = `/images/${standInName(category)}`;
    return images.has(imageUrl) ? imageUrl : undefined;
  };
  const pictured = (list: string) => (entry: Pictured) => {
    if (!entry.imageUrl && !entry.photos) return entry;
    const { photos, category = '' } = entry;
    const kept = photos?.filter((photo) => !isLost(photo)).map(measured);
    const shown = kept ? { ...entry, photos: kept } : entry;
    if (!isLost(shown)) return shown.imageUrl ? measured(shown) : shown;
    const imageUrl = ALWAYS_PICTURED.includes(list) ? standIn(category) : undefined;
    if (ALWAYS_PICTURED.includes(list) && !imageUrl) return measured(shown);
    const replaced = { ...shown, imageUrl, imageAlt: undefined };
    return imageUrl ? measured(replaced) : replaced;
  };
  const lists = listsOf(content).map(([name, entries]) => [name, entries.map(pictured(name))]);
  const words = Object.entries(content.words).map(([page, words]) => {
    const imageUrl = isLost(words) ? standIn('') : undefined;
    return [page, imageUrl ? { ...words, imageUrl } : words];
  });
  const { host, ...facts } = content.site;
  const site = host && !isLost(host) ? { ...facts, host: measured(host) } : facts;
  return { ...content, site, ...Object.fromEntries(lists), words: Object.fromEntries(words) };
}

/** The main picture of each entry: its own, or its first photo. */
export function leadPictures(content: Content): Pictured[] {
  return listsOf(content)
    .flatMap(([, entries]) => entries)
    .map((entry) => (entry.imageUrl === undefined ? (entry.photos?.[0] ?? entry) : entry))
    .filter(({ imageUrl }) => imageUrl !== undefined);
}

function listsOf(content: Content): [string, readonly Pictured[]][] {
  return Object.entries(content).filter(([, value]) => Array.isArray(value));
}

const OTHER = 'hero-home-bluebonnets.svg';

/** The drawing that replaces a missing or unusable picture of this category. */
function standInName(category: string): string {
  const known = categories.find(({ name, heading }) => name === category || heading === category);
  return known ? `hero-${known.slug}.svg` : OTHER;
}
