import { useEffect, useState } from 'react';
import { hasCabins } from '../../model/own-page-links.ts';
import { keptText } from '../../site/kept-text.ts';
import { useIsLeft } from '../../site/page-context.ts';
import { useSite } from '../../site/site-context.ts';
import { useLaterCode } from '../../site/states/use-later-code.ts';

/** Where this browser keeps the slug of the chosen cabin; a type, so that no page shares code for it. */
export type ChosenCabinKey = 'cabin';

const KEY: ChosenCabinKey = 'cabin';

const importDrive = () => import('../cabin-choice/FromCabin.tsx');

/** What tells the drive from the cabin that the visitor chose: loaded only once one was chosen. */
export function useFromCabin() {
  const isRented = hasCabins(useSite().footerPages);
  const [cabin, setCabin] = useState<string>();
  const { code } = useLaterCode(importDrive, { isNeeded: isRented && Boolean(cabin) });
  const isLeft = useIsLeft();
  // A page that was left stays as it is: on the way back from a cabin it asks again.
  useEffect(() => {
    if (!isLeft) setCabin(keptText(KEY));
  }, [isLeft]);
  return cabin && code && { cabin, FromCabin: code.FromCabin };
}
