import { usePathname } from 'wouter/use-browser-location';
import { useSite } from '../../site/site-context.ts';

/** What is near the entry that was at this address (decision 46); nothing at any other. */
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

/** Links in a row, each as a button. */
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
