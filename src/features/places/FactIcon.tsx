/** Icon outlines of facts, on a 24 by 24 grid; those used on every page are in Icon.tsx. */
export const FACT_OUTLINES = {
  price: 'M4 12V4h8l9 9-8 8ZM8 8h.01',
  hours: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2',
  closed: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM6 6l12 12',
  takes: 'M7 3h10M7 21h10M8 3c0 5 8 5 8 9s-8 4-8 9M16 3c0 5-8 5-8 9s8 4 8 9',
  months: 'M4 6h16v14H4ZM4 10h16M8 3v5M16 3v5',
  reserve: 'M4 6h16v14H4ZM8 3v4M16 3v4M8 13l3 3 5-5',
  dogs: 'M12 12c-3 0-6 4-6 6s2 3 6 1c4 2 6 1 6-1s-3-6-6-6ZM5 10v1M19 10v1M9.5 5v2M14.5 5v2',
  children: 'M12 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6 12l6 1 6-1M12 13v4l-3 4M12 17l3 4',
  stepFree: 'M2 19h20V9ZM4 8h8M9 5l3 3-3 3',
  indoors: 'M3 12l9-8 9 8M6 10v10h12V10M10 20v-6h4v6',
  telephone:
    'M6 3h4l2 5-2.5 1.5a11 11 0 0 0 5 5L16 12l5 2v4a2 2 0 0 1-2 2A15 15 0 0 1 4 5a2 2 0 0 1 2-2Z',
  site: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c4 5 4 13 0 18-4-5-4-13 0-18',
  water: 'M3 9c3-3 6 3 9 0s6 3 9 0M3 15c3-3 6 3 9 0s6 3 9 0',
  address:
    'M12 21c-4-4.5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.5 6.5-6.5 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
} as const;

export type FactName = keyof typeof FACT_OUTLINES;

/** A fact's icon; its name is next to it. Only pages with facts load these outlines. */
export function FactIcon({ outline }: { outline: string }) {
  return (
    <svg className="icon" aria-hidden="true" width="22" height="22" viewBox="0 0 24 24">
      <path d={outline} />
    </svg>
  );
}
