import { paths } from '../../model/paths.ts';
import { CardTitle } from '../../site/cards/CardTitle.tsx';
import { CardHead } from '../saving/CardHead.tsx';
import type { PostSummary } from './post.ts';

/** A post's card: picture, category, date, reading time, title and excerpt (specification section 2). */
export function PostCard({ post }: { post: PostSummary }) {
  const { id, title, excerpt, publishedAt, readTime } = post;
  return (
    <article className="card card-linked">
      <CardHead of={post} kind="p" />
      <div className="card-text">
        <p className="order-first text-sm">
          {publishedAt && readTime ? `${publishedAt} · ` : publishedAt}
          <span className="unbroken">{readTime}</span>
        </p>
        <h3>
          <CardTitle title={title} href={paths.post(id)} />
        </h3>
        <p>{excerpt}</p>
      </div>
    </article>
  );
}
