import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { Position } from '../../../model/distance.ts';
import type { Written } from '../../forms/form.ts';
import { coordinatesIn, rounded } from '../../forms/map-link.ts';
import { Button } from './Button.tsx';
import type { ControlProps } from './form-state.ts';
import { ONE_LINE } from './TextControl.tsx';

const PinMap = lazy(async () => ({ default: (await import('./PinMap.tsx')).PinMap }));

interface PlaceControlProps extends Omit<ControlProps, 'onChange'> {
  row: Written;
  onRow: (row: Written) => void;
}

const UNREADABLE =
  'That names no place. A short link hides it: open it, and paste the long address; or type 30.2769, -98.4117.';

/** A place: from a pasted maps link, coordinates, the phone's position, or a pin. */
export function PlaceControl(props: PlaceControlProps) {
  const { id, row, aria } = props;
  const { latitude, longitude } = row;
  // Typing goes on while the phone locates itself, so its answer needs the latest props.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const onPlace = (place: Position | undefined) => {
    const { latitude: _, longitude: __, ...others } = latest.current.row;
    latest.current.onRow({ ...others, ...place });
  };
  const known = latitude === undefined ? '' : `${latitude}, ${longitude}`;
  const [typed, setTyped] = useState<string>();
  const [says, setSays] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    const place = coordinatesIn(text);
    setSays(place || text.trim() === '' ? undefined : UNREADABLE);
    if (place || text.trim() === '') onPlace(place);
  };
  const here = () => {
    setSays('Looking …');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setTyped(undefined);
        setSays(`Within ${Math.ceil(coords.accuracy)} meters.`);
        onPlace(rounded(coords));
      },
      () => setSays('The phone doesn’t say where it is. Paste a link from a maps app instead.'),
      { enableHighAccuracy: true, timeout: 20_000 },
    );
  };
  return (
    <>
      <div className="row">
        <input
          id={id}
          className="grow"
          value={typed ?? known}
          {...aria}
          {...ONE_LINE}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(says === UNREADABLE ? typed : undefined)}
        />
        <Button onClick={here}>I’m here</Button>
      </div>
      <p className="soft" aria-live="polite">
        {says && <span>{says} </span>}
        {known && (
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
            target="_blank"
            rel="noreferrer"
          >
            See it on a map
          </a>
        )}
      </p>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>A pin on the map</summary>
        {isOpen && (
          <Suspense fallback={<p>One moment …</p>}>
            <PinMap
              place={
                typeof latitude === 'number' && typeof longitude === 'number'
                  ? { latitude, longitude }
                  : undefined
              }
              onPlace={(place) => {
                setTyped(undefined);
                setSays(undefined);
                onPlace(place);
              }}
            />
          </Suspense>
        )}
      </details>
    </>
  );
}
