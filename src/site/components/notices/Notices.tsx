import * as Toast from '@radix-ui/react-toast';
import { dismissNotice, type Notice } from '../../notices.ts';
import { Icon } from '../../ui/Icon.tsx';

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
      {notices.map(({ id, title, text, open }) => (
        <Toast.Root
          key={id}
          className="notice"
          open={open}
          onOpenChange={(staysOpen) => staysOpen || dismissNotice(id)}
        >
          <Toast.Title className="font-bold">{title}</Toast.Title>
          <Toast.Description>{text}</Toast.Description>
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
