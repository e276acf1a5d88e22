import {
  focusClass,
  imageSource,
  type Picture as PictureFields,
  versionSource,
} from '../../model/image/image.ts';

interface PictureProps {
  picture: PictureFields;
  className?: string;
  sizes?: string;
  /** True for the one picture that is on the first screen; the others load lazily. */
  eager?: boolean;
}

/** A drawing as it is, or a photo as AVIF and WebP in the sizes that exist (decision 20). */
export function Picture({
  picture,
  className = 'picture',
  sizes = '(width < 48rem) 100vw, 400px',
  eager = false,
}: PictureProps) {
  const { imageUrl, imageAlt = '', image } = picture;
  if (imageUrl === '') return null;
  const source = imageSource(imageUrl);
  const classes = image ? [className, `tone-${image.tone}`, focusClass(image.focus)] : [className];
  const img = (
    <img
      className={classes.filter(Boolean).join(' ')}
      src={source}
      alt={imageAlt}
      width={image?.width ?? 800}
      height={image?.height ?? 600}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
  if (!image || image.widths.length === 0) return img;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(source, image.widths, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(source, image.widths, 'webp')} sizes={sizes} />
      {img}
    </picture>
  );
}

function sourceSet(source: string, widths: number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${versionSource(source, width, format)} ${width}w`).join(', ');
}
