import { fillText } from '../../site/words/placeholder-text.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { TargetLink } from '../../ui/TargetLink.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import type { PlaceDetails } from './place.ts';

/** A map with its pin, how far it is from the cabins, and directions; nothing if nobody knows. */
export function WhereItIs({ place: { position, town, visit } }: { place: PlaceDetails }) {
  const words = useWords('place').where;
  if (!position) return null;
  const { latitude, longitude, miles, isTown } = position;
  const minutes = visit?.roadMinutes;
  const target = `${latitude},${longitude}`;
  return (
    <section className="card place-card" aria-labelledby="where">
      <h2 id="where">{words.heading}</h2>
      <div className="place-facts">
        <PlaceMap position={position} />
        <div className="place-column">
          <p>
            {miles === 0 ? words.close : fillText(words.miles, { miles: String(miles) })}{' '}
            {minutes !== undefined && fillText(words.road, { minutes: String(minutes) })}{' '}
            {isTown && town && fillText(words.town, { town })}
          </p>
          <p className="directions">
            {words.directions} <a href={`geo:${target}?q=${target}`}>{words.app}</a>
            {mapServices(target).map(({ name, link }) => (
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

/** Nothing is loaded from any of them; a visitor may follow a link. */
function mapServices(target: string) {
  const [latitude, longitude] = target.split(',');
  return [
    { name: 'Google Maps', link: `https://www.google.com/maps/dir/?api=1&destination=${target}` },
    { name: 'Apple Maps', link: `https://maps.apple.com/?daddr=${target}` },
    {
      name: 'OpenStreetMap',
      link: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`,
    },
  ];
}
