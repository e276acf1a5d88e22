import { destinationLook } from './destination-looks.ts';

/** The top of a card (section 2): gradient and emoji by name, and the town's drawing. */
export function DestinationFace({ name }: { name: string }) {
  const { gradient, emoji, drawing } = destinationLook(name);
  return (
    <div className={`destination-face gradient-${gradient}`} aria-hidden="true">
      {drawing && <img src={drawing} alt="" loading="lazy" />}
      <span>{emoji}</span>
    </div>
  );
}
