import * as Toast from '@radix-ui/react-toast';
import { telephoneUri } from '../../../model/site/site.ts';
import { dismissNotice, type Notice } from '../../notices.ts';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FilledText } from '../../words/placeholder-text.tsx';

/** How long a notice is shown, in milliseconds (specification section 9). */
const DURATION = 5000;
/** How far to swipe right to dismiss it, in pixels (specification section 9). */
const SWIPE_THRESHOLD = 50;

/**
 * The notices on screen: F8 focuses their region, a swipe to the right dismisses them
 * (specification section 9). The newest has its own provider: if the last notice was closed under
 * the pointer, the old provider would never time out another (radix-ui/primitives #2268).
 */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
    <Toast.Provider
      key={notices[0]?.id}
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {notices.map(({ id, title, text, href, open, origin }) => (
        <Toast.Root
          key={id}
          className="notice"
          open={open}
          onOpenChange={(staysOpen) => staysOpen || close(id, origin)}
        >
          <Toast.Title className="font-bold">{title}</Toast.Title>
          <Toast.Description>
            <NoticeText text={text} />
          </Toast.Description>
          {href && (
            <a className="text-link" href={href} onClick={() => dismissNotice(id)}>
              Open its page
              <Icon name="right" />
            </a>
          )}
          <Toast.Close
            className="absolute top-2 right-2 grid size-11 cursor-pointer place-items-center"
            aria-label="Close"
          >
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="notice-region" hotkey={['F8']} />
    </Toast.Provider>
  );
}

/** The words, with the telephone number and the email address as links. */
function NoticeText({ text }: { text: string }) {
  const { phone, email } = useSite().site;
  const values = {
    phone: <a href={telephoneUri(phone)}>{phone}</a>,
    email: <a href={`mailto:${email}`}>{email}</a>,
  };
  return <FilledText text={text} values={values} />;
}

/** Whoever closes a notice from within goes on where they were. */
function close(id: number, origin: HTMLElement | undefined): void {
  const isWithin = document.activeElement?.closest('.notice-region') != null;
  dismissNotice(id);
  if (isWithin) origin?.focus();
}
