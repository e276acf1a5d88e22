import { Picture } from '../../site/cards/Picture.tsx';
import type { Post } from './post.ts';
import { wordsIn } from './read-time.ts';

const FEWEST = 2;
const MOST = 4;

/** A picture stands beside so many words, so the last one never reaches below the body. */
const WORDS_EACH = 220;

/** The places' pictures beside a post's body, in wide windows; the cards name them, these don't. */
export function PostVignettes({ post: { imageUrl, content, places = [] } }: { post: Post }) {
  const most = Math.min(MOST, Math.floor(wordsIn(content) / WORDS_EACH));
  const pictures = new Map(places.map((place) => [place.imageUrl, place]));
  pictures.delete(imageUrl);
  pictures.delete(undefined);
  const shown = [...pictures.values()].slice(0, most);
  if (shown.length < FEWEST) return null;
  return (
    <div className="post-vignettes" aria-hidden="true">
      {shown.map(({ imageUrl: url = '', image }) => (
        <Picture key={url} picture={{ imageUrl: url, image }} sizes="352px" />
      ))}
    </div>
  );
}
