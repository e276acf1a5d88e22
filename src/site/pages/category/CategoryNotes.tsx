import { SectionHead } from '../../ui/SectionHead.tsx';
import type { CategoryWords } from './category-words.ts';

interface CategoryNotesProps {
  notes: CategoryWords['tips'];
  /** Tips are numbered, on a band of their own; highlights are not. */
  numbered?: boolean;
}

/** The static tips or highlights of a category page. */
export function CategoryNotes({ notes: { heading, items }, numbered = false }: CategoryNotesProps) {
  return (
    <section className={numbered ? 'bg-sand' : undefined}>
      <div className="wrap section">
        <SectionHead heading={heading} />
        <ul className={numbered ? 'notes notes-numbered' : 'notes'}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
