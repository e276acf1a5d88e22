import table from '../../../../docs/operations/attribution.md?raw';

/** A button that leads to the booking site. */
export interface BookingButton {
  /** What the booking site's reports call it; the one in the header has a name on each page. */
  names: string[];
  words: string;
  where: string;
  /** Where its picture is; undefined if nobody has made one. */
  picture: string | undefined;
}

const pictures = import.meta.glob<string>('../bookings/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Every button, as docs/operations/attribution.md lists them; its test holds the list against all pages. */
export const bookingButtons: BookingButton[] = [
  ...table.matchAll(/^\| (`[^|]+`) \| (".+) \|$/gm),
].map(([, values = '', says = '']) => {
  const names = values.split(', ').map((value) => value.replaceAll('`', ''));
  const [, words = '', where = ''] = /^"([^"]+)"(.*)$/.exec(says) ?? [];
  const picture = pictures[`../bookings/${names[0]}.webp`];
  return { names, words, where: where.replaceAll(/[`*]/g, '').trim(), picture };
});
