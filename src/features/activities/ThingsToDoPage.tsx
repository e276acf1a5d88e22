import { paths } from '../../model/paths.ts';
import { ListPage } from '../../site/layout/ListPage.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { AllActivities } from './ActivityList.tsx';

/** /things-to-do (specification section 2, "Things to do"). */
export function ThingsToDoPage() {
  const { picks, ...words } = useWords('things-to-do');
  return (
    <ListPage words={words} path={paths.thingsToDo}>
      <nav className="things-picks" aria-label="What fits whom">
        {picks.map(({ text, link }) => (
          <a key={link} className="button button-quiet px-4" href={link}>
            {text}
          </a>
        ))}
      </nav>
      <AllActivities />
    </ListPage>
  );
}
