/** Facts between bullets, for class `dots`, which hides those that begin a line (dotted.css). */
export function Dotted({ text }: { text: string }) {
  return text.split(' • ').map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <span className="dotted" key={at}>
      {at > 0 && <span> • </span>}
      {part}
    </span>
  ));
}
