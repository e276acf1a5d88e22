import { destinationLook } from './destination-looks.ts';

/**
 * The top of a card: gradient and emoji chosen by name (specification section 2). In front of the
 * gradient, as its sky, is the town's drawing, with the emoji as a badge; other names have none.
 */
export function DestinationFace({ name }: { name: string }) {
  const { gradient, emoji, drawing } = destinationLook(name);
  return (
    <div className={`destination-face gradient-${gradient}`} aria-hidden="true">
      {drawing && <img src={drawing} alt="" loading="lazy" />}
      <span>{emoji}</span>
    </div>
  );
}
