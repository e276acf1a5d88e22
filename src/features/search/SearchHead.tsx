import { memo } from 'react';
import { pages } from '../../model/paths.ts';
import { PageHead } from '../../site/layout/PageHead.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { useWords } from '../../site/words/words-context.ts';

/** The page's title and words, or the name of what it's about; no key changes it. */
export const SearchHead = memo(function SearchHead({ about }: { about: string }) {
  const { title, intro, description, keywords } = useWords('search');
  return (
    <>
      <PageMetadata
        {...{ description, keywords }}
        title={about || title}
        path={pages.search.path}
      />
      <PageHead title={about || title} intro={about ? '' : intro} />
    </>
  );
});
