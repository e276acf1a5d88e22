import { useEffect, useState } from 'react';
import type { ChosenCabinKey } from '../places/use-from-cabin.ts';
import type { CabinDetails } from './cabin.ts';

const KEY: ChosenCabinKey = 'cabin';

/** Chooses the cabin that places tell drive times from; the choice stays on this device. */
export function StartHere({ cabin: { slug, name, town } }: { cabin: CabinDetails }) {
  const [isChosen, setChosen] = useState(false);
  useEffect(() => setChosen(keptCabin() === slug), [slug]);
  const choose = () => {
    keepCabin(isChosen ? undefined : slug);
    setChosen(keptCabin() === slug);
  };
  return (
    <div className="cabin-start" data-save="">
      <button
        type="button"
        className="button button-quiet"
        aria-pressed={isChosen}
        onClick={choose}
      >
        Start my drives here
      </button>
      <p role="status">
        {isChosen &&
          `Pages of places now say how long the drive is from ${town}, near ${name}. Only this device knows.`}
      </p>
    </div>
  );
}

/** The slug of the cabin that was chosen; undefined if none was, or nothing can be kept. */
function keptCabin(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice in this browser, or forgets it. */
function keepCabin(slug: string | undefined): void {
  try {
    if (slug === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, slug);
  } catch {
    // Then it can't be chosen.
  }
}
