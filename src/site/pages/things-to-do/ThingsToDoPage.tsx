import { paths } from '../../../model/paths.ts';
import { ActivityList } from '../../components/activities/ActivityList.tsx';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { PageMetadata } from '../../metadata/PageMetadata.tsx';
import type { PageCopy } from '../../page-copy.ts';
import words from './things-to-do.yaml';

/** /things-to-do (specification section 2, "Things to do"). */
export function ThingsToDoPage() {
  const { title, intro, description, keywords } = words as PageCopy;
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} path={paths.thingsToDo} />
      <PageHead title={title} intro={intro} />
      <div className="wrap pb-20">
        <h2 className="sr-only">All activities</h2>
        <ActivityList mode="all" />
      </div>
    </>
  );
}
