import { focusClass, type Thumb } from '../../model/image/image.ts';

/** The small picture of a row that says what it shows. */
export function Thumbnail({ imageUrl, focus }: Thumb) {
  return (
    <img
      className={focusClass(focus)}
      src={imageUrl}
      alt=""
      width={96}
      height={72}
      loading="lazy"
    />
  );
}
