/**
 * Facts with bullets between them, in an element of class `dots`, which hides a bullet that would
 * begin a line (dotted.css). Its text content is `text`.
 */
export function Dotted({ text }: { text: string }) {
  return text.split(' • ').map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <span className="dotted" key={at}>
      {at > 0 && <span> • </span>}
      {part}
    </span>
  ));
}
