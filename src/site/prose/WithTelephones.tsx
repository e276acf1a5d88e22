import { telephoneUri } from '../../model/telephone.ts';

/** American numbers as people write them: 830-997-6523, (830) 997-6523, +1 830-997-6523. */
const TELEPHONE = /((?<!\d)(?:\+?1[ -])?(?:\([2-9]\d\d\) ?|[2-9]\d\d-)[2-9]\d\d-\d{4}(?!\d))/;

/** A text whose telephone numbers can be called (decision 12). Its text content is `text`. */
export function WithTelephones({ text }: { text: string }) {
  return text.split(TELEPHONE).map((part, index) =>
    // Every second part is what the pattern found.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never move
      <a key={index} href={telephoneUri(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
