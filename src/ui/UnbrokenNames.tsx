const NAME = 'Hill Country';

/** A headline that keeps "Hill Country" together where there's room. Its text content is `text`. */
export function UnbrokenNames({ text }: { text: string }) {
  const start = text.indexOf(NAME);
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <span className="inline-block">{NAME}</span>
      {text.slice(start + NAME.length)}
    </>
  );
}
