import { destinationLook } from './destination-looks.ts';

/** The top of a destination's card (section 2): its gradient, emoji and drawing. */
export function DestinationFace({ name }: { name: string }) {
  const { gradient, emoji, drawing } = destinationLook(name);
  return (
    <div className={`destination-face gradient-${gradient}`} aria-hidden="true">
      {drawing && <img src={drawing} alt="" loading="lazy" />}
      <span>{emoji}</span>
    </div>
  );
}
