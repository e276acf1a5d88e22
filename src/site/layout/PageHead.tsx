import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  intro: string;
  children?: ReactNode;
}

/** The top of a page without a picture. */
export function PageHead({ title, intro, children }: PageHeadProps) {
  return (
    <header className="wrap page-head">
      {children}
      <h1>{title}</h1>
      {intro && <p className="mt-4 max-w-[56ch] text-ink-soft text-lg">{intro}</p>}
    </header>
  );
}
