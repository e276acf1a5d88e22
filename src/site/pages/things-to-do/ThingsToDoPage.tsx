import words from '../../../../content/pages/things-to-do.yaml';
import { paths } from '../../../model/paths.ts';
import { ActivityList } from '../../components/activities/ActivityList.tsx';
import { ListPage } from '../../components/layout/ListPage.tsx';
import type { PageCopy } from '../../page-copy.ts';

/** /things-to-do (specification section 2, "Things to do"). */
export function ThingsToDoPage() {
  return (
    <ListPage words={words as PageCopy} path={paths.thingsToDo}>
      <h2 className="sr-only">All activities</h2>
      <ActivityList mode="all" />
    </ListPage>
  );
}
