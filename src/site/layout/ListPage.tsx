import type { ReactNode } from 'react';
import { BelowFirstScreen } from '../first-screen.ts';
import { PageMetadata } from '../metadata/PageMetadata.tsx';
import type { ListPageWords } from '../words/page-copy-schema.ts';
import { ClosingBanner } from './ClosingBanner.tsx';
import { PageHead } from './PageHead.tsx';

interface ListPageProps {
  words: ListPageWords;
  path: string;
  children: ReactNode;
}

/** A page with one list and a closing banner: things to do, events, blog. */
export function ListPage({
  words: { title, intro, description, keywords, closing },
  path,
  children,
}: ListPageProps) {
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} path={path} />
      <PageHead title={title} intro={intro} />
      <div className="wrap">{children}</div>
      <BelowFirstScreen>
        <ClosingBanner {...closing} />
      </BelowFirstScreen>
    </>
  );
}
