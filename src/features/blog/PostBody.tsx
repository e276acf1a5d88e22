import type { ReactNode } from 'react';
import { Picture } from '../../site/cards/Picture.tsx';
import { BodyText } from '../../site/prose/BodyText.tsx';
import { parsePostBody } from '../../site/prose/post-body.ts';
import type { Post } from './post.ts';
import { vignettesOf } from './post-vignettes.ts';

/** A post's body; in wide windows with its places' pictures beside it. The cards name them, these don't. */
export function PostBody({ post }: { post: Post }) {
  const pictures = new Map<number, ReactNode>();
  for (const [block, { imageUrl = '', image }] of vignettesOf(post, parsePostBody(post.content)))
    pictures.set(
      block,
      <Picture className="post-vignette" picture={{ imageUrl, image }} sizes="352px" />,
    );
  return <BodyText content={post.content} before={pictures} />;
}
