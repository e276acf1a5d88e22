import { paths } from '../../../model/paths.ts';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { BlogList } from '../../components/posts/BlogList.tsx';
import { PageMetadata } from '../../metadata/PageMetadata.tsx';
import type { PageCopy } from '../../page-copy.ts';
import words from './blog.yaml';

/** /blog (specification section 2, "Blog list"). */
export function BlogPage() {
  const { title, intro, description, keywords } = words as PageCopy;
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} path={paths.blog} />
      <PageHead title={title} intro={intro} />
      <div className="wrap pb-20">
        <BlogList mode="all" />
      </div>
    </>
  );
}
