interface SkeletonProps {
  /** Classes of the outer element. */
  className: string;
  /** Classes of the picture, or of whatever takes its place. */
  picture: string;
  /** Classes of the column next to or below the picture. */
  text: string;
  /** Classes of each line in that column. */
  lines: readonly string[];
}

/** A picture and lines of text without their content yet, the size of what will replace them. */
export function Skeleton({ className, picture, text, lines }: SkeletonProps) {
  return (
    <div className={className} data-placeholder="" aria-hidden="true">
      <div className={picture} />
      <div className={text}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal lines have no other identity
          <div key={index} className={`skeleton ${line}`} />
        ))}
      </div>
    </div>
  );
}
