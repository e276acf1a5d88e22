import { paths } from '../../model/paths.ts';
import { ListPage } from '../../site/layout/ListPage.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { BlogList } from './BlogList.tsx';

/** /blog (specification section 2, "Blog list"). */
export function BlogPage() {
  return (
    <ListPage words={useWords('blog')} path={paths.blog}>
      <BlogList mode="all" />
    </ListPage>
  );
}
