import { paths } from '../../model/paths.ts';
import { Picture } from '../../site/cards/Picture.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { NearGone } from '../not-found/NearGone.tsx';

/** Shown if no post has this id (specification section 2, decision 7); what is near one that is gone stands below. */
export function PostNotFound() {
  const { missing } = useWords('post');
  return (
    <>
      <div className="wrap section grid justify-items-center gap-6 text-center">
        <PageMetadata title="Blog post not found" description="There is no post at this address." />
        <Picture
          picture={{ imageUrl: '/images/empty-porch.svg' }}
          className="w-full max-w-md rounded-card"
          eager
        />
        <h1>Blog post not found</h1>
        <p className="max-w-[52ch] text-ink-soft">{missing.text}</p>
        <a className="button button-quiet" href={paths.blog}>
          Back to Blog
        </a>
      </div>
      <div className="wrap">
        <NearGone />
      </div>
    </>
  );
}
