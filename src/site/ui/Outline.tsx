interface OutlineProps {
  /** SVG path data on a 24 by 24 grid. */
  path: string;
  /** Edge length in pixels. */
  size?: number | undefined;
}

/** A decorative line drawing in the color of the text; whatever it says must also be there as text. */
export function Outline({ path, size = 18 }: OutlineProps) {
  return (
    <svg className="icon" aria-hidden="true" width={size} height={size} viewBox="0 0 24 24">
      <path d={path} />
    </svg>
  );
}
