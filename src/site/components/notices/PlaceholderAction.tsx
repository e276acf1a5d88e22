import type { MouseEvent, ReactNode } from 'react';
import { showNotice } from '../../notices.ts';
import { TargetLink } from '../../ui/TargetLink.tsx';
import { fillText } from '../../words/placeholder-text.tsx';
import { useWords } from '../../words/words-context.ts';

interface PlaceholderActionProps {
  /** Where it leads once the owner has set a target: a path on the site or an https address. */
  link: string | undefined;
  /** What the visitor wanted, for the notice: "Book Wine Tour". */
  topic: string;
  /** The page about it, which the notice leads to (decision 31). */
  page?: string | undefined;
  /** Which words the notice has if there's no page. */
  ask?: 'planning' | 'social';
  className?: string;
  /** A link with href "#" instead of a button, if the specification says so. */
  asLink?: boolean;
  /** The accessible name, if the children don't give one. */
  label?: string;
  children: ReactNode;
}

/**
 * A control that the specification gives no action. Until the owner sets a target it goes nowhere,
 * and a notice leads on: to the page about it, or to the telephone and email (decisions 1 and 31).
 * Then it is a real link.
 */
export function PlaceholderAction({
  link,
  topic,
  page,
  ask = 'planning',
  className,
  asLink = false,
  label,
  children,
}: PlaceholderActionProps) {
  const explain = useExplanation(topic, page, ask);
  if (link) return <TargetLink {...{ link, className, label, children }} />;
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

/** A click handler that shows the notice in place of what the click would do. */
export function useExplanation(
  topic: string,
  page?: string,
  ask: 'planning' | 'social' = 'planning',
) {
  const { notice } = useWords('shared');
  return (event: MouseEvent<HTMLElement>): void => {
    const { metaKey, ctrlKey, shiftKey, altKey, currentTarget: origin } = event;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    const words = page
      ? { title: topic, text: notice.page, href: page }
      : {
          title: fillText(notice.title, { topic }),
          text: ask === 'social' ? notice.social : notice.text,
        };
    showNotice({ ...words, origin });
  };
}
