import table from '../../../../docs/operations/attribution.md?raw';
import { Button } from '../controls/Button.tsx';
import './in-out.css';

interface BookingButton {
  /** What the booking site's reports call it; the header's button has a name on each page. */
  names: string[];
  words: string;
  where: string;
  picture: string | undefined;
}

const pictures = import.meta.glob<string>('../bookings/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Every button in docs/operations/attribution.md; a test compares that list with all pages. */
const bookingButtons: BookingButton[] = [...table.matchAll(/^\| (`[^|]+`) \| (".+) \|$/gm)].map(
  ([, values = '', says = '']) => {
    const names = values.split(', ').map((value) => value.replaceAll('`', ''));
    const [, words = '', where = ''] = /^"([^"]+)"(.*)$/.exec(says) ?? [];
    const picture = pictures[`../bookings/${names[0]}.webp`];
    return { names, words, where: where.replaceAll(/[`*]/g, '').trim(), picture };
  },
);

/** A list to print: the buttons to the booking site, and their names in its reports. */
export function BookingsPage() {
  return (
    <main className="page">
      <h1>Which button leads to bookings</h1>
      <p>
        Every button that opens the booking site tells it which one was tapped, and on which page.
      </p>
      <p>
        The reports of the booking site, or of the statistics on it, say so as{' '}
        <strong>utm_content</strong>: in Google Analytics “Session manual ad content”, in Matomo
        “Campaign content”.
      </p>
      <p>Look up there what you find, and this list says where on the site that button is.</p>
      <p>
        A booking only counts if the booking site keeps it until the end. Make one, cancel it, and
        look for it in the report.
      </p>
      <p>The site itself counts nobody, and sets no cookie.</p>
      <Button look="quiet" className="no-paper" onClick={() => print()}>
        Print this list
      </Button>
      <ul className="plain bookings">
        {bookingButtons.map(({ names, words, where, picture }) => (
          <li key={names[0]}>
            {picture && <img src={picture} alt="" width={360} height={150} loading="lazy" />}
            <div>
              <h2>{words}</h2>
              <p>{where}</p>
              <p className="row">
                {names.map((name) => (
                  <code key={name}>{name}</code>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
