import { useEffect, useState } from 'react';
import { hasCabins } from '../../model/own-page-links.ts';
import { keptText } from '../../site/kept-text.ts';
import { useIsLeft } from '../../site/page-context.ts';
import { useSite } from '../../site/site-context.ts';
import { useLaterCode } from '../../site/states/use-later-code.ts';

/** The localStorage key of the chosen cabin's slug; a type, so that pages share no code for it. */
export type ChosenCabinKey = 'cabin';

const KEY: ChosenCabinKey = 'cabin';

const importDrive = () => import('../cabin-choice/FromCabin.tsx');

/** The code that shows the drive from the chosen cabin; loads only once one was chosen. */
export function useFromCabin() {
  const isRented = hasCabins(useSite().footerPages);
  const [cabin, setCabin] = useState<string>();
  const { code } = useLaterCode(importDrive, { isNeeded: isRented && Boolean(cabin) });
  const isLeft = useIsLeft();
  // A page that was left doesn't change; it reads the choice again on the way back from a cabin.
  useEffect(() => {
    if (!isLeft) setCabin(keptText(KEY));
  }, [isLeft]);
  return cabin && code && { cabin, FromCabin: code.FromCabin };
}
