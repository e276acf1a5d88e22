/** A bullet with the words beside it; of a very long one, its end or its beginning. */
const AROUND_BULLET = /(\S{1,16}(?: • \S{1,16}){1,2})/;

/** Facts with bullets between them, of which none begins or ends a line. Its text content is `text`. */
export function Dotted({ text }: { text: string }) {
  return text.split(AROUND_BULLET).map((part, at) =>
    at % 2 ? (
      <span className="unbroken" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
