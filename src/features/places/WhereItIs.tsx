import { useEffect, useState } from 'react';
import { unbroken } from '../../model/unbroken.ts';
import { fillText } from '../../site/words/fill-text.ts';
import { useWords } from '../../site/words/words-context.ts';
import { TargetLink } from '../../ui/TargetLink.tsx';
import { answersGeo, geoLink, mapServices } from './directions.ts';
import { PlaceMap } from './PlaceMap.tsx';
import type { ActivityDetails, EventDetails } from './place.ts';
import { useFromCabin } from './use-from-cabin.ts';

/** A map, the distance to the cabins, and directions; renders nothing if the position is unknown. */
export function WhereItIs({ place }: { place: ActivityDetails | EventDetails }) {
  const { position, map, town, visit, drive } = place;
  const words = useWords('place').where;
  const [hasMapsApp, setMapsApp] = useState(false);
  const from = useFromCabin();
  useEffect(() => setMapsApp(answersGeo(navigator.userAgent)), []);
  if (!position) return null;
  const { miles, isTown, isApproximate } = position;
  const minutes = visit?.roadMinutes;
  const far = [
    // The center of the cabins' own town says nothing about how close a place in it is.
    miles > 0 ? fillText(words.miles, { miles: String(miles) }) : !isTown && words.close,
    minutes === undefined
      ? drive && town && fillText(words.drive, { town, time: drive })
      : fillText(words.road, { minutes: String(minutes) }),
    isTown && town && fillText(visit?.address ? words.addressInTown : words.town, { town }),
    isApproximate && (visit?.address ? words.addressNear : words.near),
  ];
  return (
    <section className="card place-card" aria-labelledby="where">
      <h2 id="where">{words.heading}</h2>
      <div className="place-facts">
        {map && <PlaceMap map={map} />}
        <div className="place-column">
          <p>{unbroken(far.filter(Boolean).join(' '))}</p>
          {from && <from.FromCabin cabin={from.cabin} place={place} />}
          <p className="directions">
            {words.directions}
            {hasMapsApp && <a href={geoLink(place)}>{words.app}</a>}
            {mapServices(place).map(({ name, link }) => (
              <TargetLink key={name} link={link}>
                {name}
              </TargetLink>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
