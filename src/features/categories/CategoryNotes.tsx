import type { ReactNode } from 'react';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { CategoryWords } from './category-words-schema.ts';

interface CategoryNotesProps {
  notes: CategoryWords['tips'];
  /** Tips are numbered, on a band of their own; highlights are not. */
  numbered?: boolean;
  children?: ReactNode;
}

/** A category page's tips or highlights. */
export function CategoryNotes({
  notes: { heading, items },
  numbered = false,
  children,
}: CategoryNotesProps) {
  const content = (
    <>
      <SectionHead heading={heading}>{children}</SectionHead>
      <ul className={numbered ? 'notes notes-numbered' : 'notes'}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
  if (!numbered) return <section className="wrap section">{content}</section>;
  return (
    <section className="bg-sand">
      <div className="wrap section">{content}</div>
    </section>
  );
}
