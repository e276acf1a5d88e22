import type { ReactNode } from 'react';
import { bookingUrl } from '../../model/site/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NewTabHint } from '../../ui/NewTabHint.tsx';
import { useOfflineDate } from '../offline-date.ts';
import { usePageName } from '../page-context.ts';
import { useSite } from '../site-context.ts';

interface BookingLinkProps {
  /** Where on the page it is, for `utm_content`. */
  placement: string;
  dates?: { arrival: string; departure: string } | undefined;
  look?: 'action' | 'glass' | 'quiet';
  className?: string;
  children: ReactNode;
}

/** The booking site in a new tab (section 1, decision 2); offline, the telephone (37). */
export function BookingLink({
  placement,
  dates,
  look = 'action',
  className = '',
  children,
}: BookingLinkProps) {
  const { site } = useSite();
  const page = usePageName();
  const buttonClass = `button button-${look} ${className}`.trim();
  if (useOfflineDate())
    return (
      <a className={buttonClass} href={site.phoneUri}>
        <Icon name="phone" /> {site.phone}
      </a>
    );
  return (
    <a
      className={buttonClass}
      href={bookingUrl(site, { page, placement, dates })}
      target="_blank"
      rel="noopener"
    >
      {children}
      <Icon name="external" />
      <NewTabHint />
    </a>
  );
}
