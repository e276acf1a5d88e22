import { bookingButtons } from '../data/booking-buttons.ts';
import './in-out.css';

/** Which button leads to bookings: what the booking site's reports call each, to print. */
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
      <button type="button" className="button button-quiet no-paper" onClick={() => print()}>
        Print this list
      </button>
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
