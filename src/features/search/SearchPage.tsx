import { pages } from '../../model/paths.ts';
import { PageEnd } from '../../site/layout/CabinsLink.tsx';
import { PageHead } from '../../site/layout/PageHead.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { Search } from './Search.tsx';

/** /search: find it while typing, in the browser alone (decision 35). */
export function SearchPage() {
  const { title, intro, description, keywords } = useWords('search');
  return (
    <>
      <PageMetadata {...{ title, description, keywords }} path={pages.search.path} />
      <PageHead title={title} intro={intro} />
      <Search />
      <PageEnd />
    </>
  );
}
