import * as Toast from '@radix-ui/react-toast';
import { Icon } from '../../ui/Icon.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { useSite } from '../site-context.ts';
import { FilledText } from '../words/placeholder-text.tsx';
import { useWords } from '../words/words-context.ts';
import { dismissNotice, type Notice } from './notices.ts';

/** In milliseconds (specification section 9). */
const DURATION = 5000;
/** In pixels (specification section 9). */
const SWIPE_THRESHOLD = 50;

/** Notices as section 9 specifies. The newest has its own provider (radix-ui/primitives #2268). */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
    <Toast.Provider
      key={notices[0]?.id}
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {notices.map((notice) => (
        <Toast.Root
          key={notice.id}
          className="notice"
          open={notice.open}
          onOpenChange={(staysOpen) => staysOpen || close(notice)}
        >
          <NoticeText notice={notice} />
          <Toast.Close className="notice-close" aria-label="Close">
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="notice-region" hotkey={['F8']} />
    </Toast.Provider>
  );
}

/** Restores the focus, unless the visitor has moved it. */
function close({ id, control }: Notice): void {
  if (document.activeElement?.closest('.notice-region')) control.focus();
  dismissNotice(id);
}

function NoticeText({ notice: { id, topic, page, words } }: { notice: Notice }) {
  const { site } = useSite();
  const { notice } = useWords('shared');
  const { title, text } = notice[words ?? (page ? 'page' : 'ask')];
  const { phone, phoneUri, email } = site;
  const values = {
    topic,
    phone: <a href={phoneUri}>{phone}</a>,
    email: <a href={`mailto:${email}`}>{email}</a>,
  };
  return (
    <>
      <Toast.Title className="font-bold">
        <FilledText text={title} values={values} />
      </Toast.Title>
      <Toast.Description>
        <FilledText text={text} values={values} />
      </Toast.Description>
      {page && (
        <p>
          <MoreLink href={page} onClick={() => dismissNotice(id)}>
            {notice.page.link}
          </MoreLink>
        </p>
      )}
    </>
  );
}
