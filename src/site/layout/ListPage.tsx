import type { ReactNode } from 'react';
import { PageMetadata } from '../metadata/PageMetadata.tsx';
import type { PageCopy } from '../words/page-copy-schema.ts';
import { PageHead } from './PageHead.tsx';

interface ListPageProps {
  words: PageCopy;
  path: string;
  children: ReactNode;
}

/** A page with one list below its title: things to do, events, blog. */
export function ListPage({
  words: { title, intro, description, keywords },
  path,
  children,
}: ListPageProps) {
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} path={path} />
      <PageHead title={title} intro={intro} />
      <div className="wrap page-end">{children}</div>
    </>
  );
}
