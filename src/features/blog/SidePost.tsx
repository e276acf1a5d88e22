import { categoryTone } from '../../model/category-looks.ts';
import { paths } from '../../model/paths.ts';
import { Picture } from '../../site/cards/Picture.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { planKey } from '../saving/plan-key.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import type { PostSummary } from './post.ts';

/** A post in the side list: thumbnail, category, date, title, excerpt and a link to read more. */
export function SidePost({ post }: { post: PostSummary }) {
  const { id, title, excerpt, category, publishedAt } = post;
  return (
    <article className="card card-linked side-post">
      <Picture picture={post} sizes="(width < 30rem) 100vw, 220px" />
      <SaveButton of={planKey('p', id)} title={title} />
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-center gap-1">
          <Badge tone={categoryTone(category)}>{category}</Badge>
          <p className="text-ink-soft text-sm">{publishedAt}</p>
        </div>
        <h3>{title}</h3>
        <p className="excerpt text-base text-ink-soft">{excerpt}</p>
        <a
          className="text-link card-link text-base"
          href={paths.post(id)}
          aria-label={`Read more: ${title}`}
        >
          Read More →
        </a>
      </div>
    </article>
  );
}
