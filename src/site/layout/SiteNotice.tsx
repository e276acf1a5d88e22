import { TargetLink } from '../../ui/TargetLink.tsx';
import { useSite } from '../site-context.ts';

/** The owner's current notice, above the header (decision 28). */
export function SiteNotice() {
  const { notice } = useSite().site;
  if (!notice) return null;
  const { text, link } = notice;
  return (
    <aside className="site-notice" aria-label="Notice">
      <p className="wrap">{link ? <TargetLink link={link}>{text}</TargetLink> : text}</p>
    </aside>
  );
}
