import type { ReactNode } from 'react';

interface SectionHeadProps {
  heading: string;
  intro?: string;
  id?: string;
  children?: ReactNode;
}

/** A section's heading and intro. */
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
