import { hasCabins } from '../../model/own-page-links.ts';
import { paths } from '../../model/paths.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { useSite } from '../site-context.ts';

/** The way to the cabins; nothing if the guide has none (decision 51). */
export function CabinsLink() {
  return (
    hasCabins(useSite().footerPages) && (
      <MoreLink href={paths.cabins}>See our cabins one by one</MoreLink>
    )
  );
}
