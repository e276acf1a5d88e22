interface SkeletonProps {
  className: string;
  picture: string;
  text: string;
  lines: readonly string[];
}

/** A placeholder of the same size: a picture and lines of text. */
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
