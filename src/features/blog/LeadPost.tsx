import { paths } from '../../model/paths.ts';
import { CardHead } from '../saving/CardHead.tsx';
import type { PostSummary } from './post.ts';

interface LeadPostProps {
  post: PostSummary;
  /** True if its picture is the first on the page. */
  eager: boolean;
}

/** The large post of a blog list: picture, badge, date, title, excerpt and "Read More →". */
export function LeadPost({ post, eager }: LeadPostProps) {
  const { id, title, excerpt, publishedAt } = post;
  return (
    <article className="card card-linked content-start">
      <CardHead of={post} kind="p" sizes="(width < 64rem) 100vw, 700px" eager={eager} />
      <div className="card-text md:p-8">
        <p>{publishedAt}</p>
        <h2>{title}</h2>
        <p className="excerpt">{excerpt}</p>
        <a
          className="text-link card-link text-base"
          href={paths.post(id)}
          aria-label={`Read More → ${title}`}
        >
          Read More →
        </a>
      </div>
    </article>
  );
}
