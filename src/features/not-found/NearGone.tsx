import { usePathname } from 'wouter/use-browser-location';
import { useSite } from '../../site/site-context.ts';

/** Links to what's near the entry that used to be at this URL (decision 46); renders nothing elsewhere. */
export function NearGone() {
  const { near } = useSite();
  if (usePathname({ ssrPath: near?.path ?? '' }) !== near?.path) return null;
  return (
    <>
      <h2>{near.heading}</h2>
      <LinkButtons links={near.links} />
    </>
  );
}

/** A row of links, each styled as a button. */
export function LinkButtons({ links }: { links: readonly { href: string; text: string }[] }) {
  return (
    <ul className="mt-6 mb-14 flex flex-wrap gap-3">
      {links.map(({ href, text }) => (
        <li key={href}>
          <a className="button button-quiet" href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
