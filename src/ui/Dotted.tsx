/** Words with bullets between them, of a very long one its end or its beginning; a time. */
const UNBROKEN = /(\S{1,16}(?: • \S{1,16}| [AP]M){1,2})/;

/**
 * Facts with bullets between them, of which none begins or ends a line, and no time is in two. Its
 * text content is `text`.
 */
export function Dotted({ text }: { text: string }) {
  return text.split(UNBROKEN).map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <span className="unbroken" key={at}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
