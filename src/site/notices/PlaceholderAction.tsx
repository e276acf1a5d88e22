import type { MouseEvent, ReactNode } from 'react';
import { TargetLink } from '../../ui/TargetLink.tsx';
import { type NoticeSubject, showNotice } from './notices.ts';

interface PlaceholderActionProps {
  /** Where it leads once the owner has set a target: a path on the site or an https address. */
  link?: string | undefined;
  /** What its notice is about. */
  about: NoticeSubject;
  className?: string;
  /** Makes it a link instead of a button, if the specification says so: "#", or this very page. */
  href?: string;
  /** The accessible name, if the children don't give one. */
  label?: string;
  children: ReactNode;
}

/** A control without an action shows a notice (decisions 1 and 31); with a target, it's a link. */
export function PlaceholderAction({
  link,
  about,
  className,
  href,
  label,
  children,
}: PlaceholderActionProps) {
  if (link) return <TargetLink {...{ link, className, label, children }} />;
  const explain = (event: MouseEvent<HTMLElement>) => {
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (href !== '#' && (metaKey || ctrlKey || shiftKey || altKey)) return;
    event.preventDefault();
    showNotice(about, event.currentTarget);
  };
  const control = { className, 'aria-label': label, onClick: explain, children };
  return href === undefined ? (
    <button type="button" data-notice="" {...control} />
  ) : (
    <a href={href} data-notice={href === '#' ? undefined : ''} {...control} />
  );
}
