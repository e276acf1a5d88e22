import type { MouseEvent, ReactNode } from 'react';
import { showNotice } from '../../notices.ts';
import { useSite } from '../../site-context.ts';
import { TargetLink } from '../../ui/TargetLink.tsx';
import { fillText } from '../../words/placeholder-text.tsx';
import { useWords } from '../../words/words-context.ts';

interface PlaceholderActionProps {
  /** Where it leads once the owner has set a target: a path on the site or an https address. */
  link: string | undefined;
  /** What the visitor wanted, for the notice: "Book Wine Tour". */
  topic: string;
  className?: string;
  /** A link with href "#" instead of a button, if the specification says so. */
  asLink?: boolean;
  /** The accessible name, if the children don't give one. */
  label?: string;
  children: ReactNode;
}

/**
 * A control that the specification gives no action. Until the owner sets a target it goes nowhere
 * and tells the visitor to call or email instead (decision 1); then it is a real link.
 */
export function PlaceholderAction({
  link,
  topic,
  className,
  asLink = false,
  label,
  children,
}: PlaceholderActionProps) {
  const { site } = useSite();
  const { notice } = useWords('shared');
  if (link) return <TargetLink {...{ link, className, label, children }} />;
  const explain = (event: MouseEvent) => {
    event.preventDefault();
    showNotice({
      title: fillText(notice.title, { topic }),
      text: fillText(notice.text, { phone: site.phone, email: site.email }),
    });
  };
  return asLink ? (
    // biome-ignore lint/a11y/useValidAnchor: the specification's link to nowhere (section 2)
    <a href="#" className={className} aria-label={label} onClick={explain}>
      {children}
    </a>
  ) : (
    <button type="button" className={className} aria-label={label} data-notice="" onClick={explain}>
      {children}
    </button>
  );
}
