import type { MouseEvent, ReactNode } from 'react';
import { TargetLink } from '../../ui/TargetLink.tsx';
import { type NoticeSubject, showNotice } from './notices.ts';

interface PlaceholderActionProps {
  /** The owner's target, if set: a path on this site or an https address. */
  link?: string | undefined;
  about: NoticeSubject;
  className?: string;
  /** Makes it a link instead of a button, as specified: "#", or this page's address. */
  href?: string;
  label?: string;
  children: ReactNode;
}

/** A control that only shows a notice (decisions 1 and 31), or a link once it has a target. */
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
