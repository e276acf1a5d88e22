import { BlogList } from '../../components/BlogList.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { PageMetadata } from '../../metadata/PageMetadata.tsx';
import type { PageCopy } from '../../page-copy.ts';
import { paths } from '../../paths.ts';
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
