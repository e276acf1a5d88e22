import { paths } from '../../model/paths.ts';
import { ListPage } from '../../site/layout/ListPage.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { ActivityList } from './ActivityList.tsx';

/** /things-to-do (specification section 2, "Things to do"). */
export function ThingsToDoPage() {
  const { picks, ...words } = useWords('things-to-do');
  return (
    <ListPage words={words} path={paths.thingsToDo}>
      <nav className="mb-6 flex flex-wrap gap-2" aria-label="What fits whom">
        {picks.map(({ text, link }) => (
          <a key={link} className="button button-quiet px-4" href={link}>
            {text}
          </a>
        ))}
      </nav>
      <h2 className="sr-only">All activities</h2>
      <ActivityList mode="all" />
    </ListPage>
  );
}
