import words from '../../../../content/pages/blog.yaml';
import { paths } from '../../../model/paths.ts';
import { ListPage } from '../../components/layout/ListPage.tsx';
import { BlogList } from '../../components/posts/BlogList.tsx';
import type { PageCopy } from '../../page-copy.ts';

/** /blog (specification section 2, "Blog list"). */
export function BlogPage() {
  return (
    <ListPage words={words as PageCopy} path={paths.blog}>
      <BlogList mode="all" />
    </ListPage>
  );
}
