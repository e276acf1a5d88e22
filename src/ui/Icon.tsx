/** On a 24 by 24 grid. */
const OUTLINES = {
  external: 'M7 17 17 7M9 7h8v8',
  right: 'M5 12h14M13 6l6 6-6 6',
  left: 'M19 12H5M11 6l-6 6 6 6',
  down: 'M6 9l6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.5 15.5 21 21',
  close: 'M6 6l12 12M18 6 6 18',
  save: 'M6 3h12v18l-6-4-6 4Z',
  pin: 'M12 21c-4-4.5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.5 6.5-6.5 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  calendar: 'M4 6h16v14H4ZM4 11h16M8 3v5M16 3v5',
  phone:
    'M6 3h4l2 5-2.5 1.5a11 11 0 0 0 5 5L16 12l5 2v4a2 2 0 0 1-2 2A15 15 0 0 1 4 5a2 2 0 0 1 2-2Z',
  mail: 'M3 6h18v12H3ZM3 7l9 7 9-7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2',
  facebook: 'M17 3h-2a4 4 0 0 0-4 4v14M7 12h9',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 7h.01',
  twitter: 'M4 4l16 16M20 4 4 20',
} as const;

export type IconName = keyof typeof OUTLINES;

interface IconProps {
  name: IconName;
  size?: number;
}

/** A decorative icon in the color of the text, which must say the same. */
export function Icon({ name, size = 18 }: IconProps) {
  return (
    <svg className="icon" aria-hidden="true" width={size} height={size} viewBox="0 0 24 24">
      <path d={OUTLINES[name]} />
    </svg>
  );
}
