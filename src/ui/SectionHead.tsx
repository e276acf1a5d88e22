import type { ReactNode } from 'react';

interface SectionHeadProps {
  heading: string;
  intro?: string;
  /** The id of the heading, to label a section with. */
  id?: string;
  /** Goes at the end of the line; usually a link. */
  children?: ReactNode;
}

/** The heading of a section, with its intro. */
export function SectionHead({ heading, intro, id, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      <div>
        <h2 id={id}>{heading}</h2>
        {intro && <p>{intro}</p>}
      </div>
      {children}
    </div>
  );
}
