import { paths } from '../../model/paths.ts';
import { ListPage } from '../../site/layout/ListPage.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { ActivityList } from './ActivityList.tsx';

/** /things-to-do (specification section 2, "Things to do"). */
export function ThingsToDoPage() {
  return (
    <ListPage words={useWords('things-to-do')} path={paths.thingsToDo}>
      <h2 className="sr-only">All activities</h2>
      <ActivityList mode="all" />
    </ListPage>
  );
}
