import { destinationLook } from '../../../model/destination-looks.ts';

/**
 * The gradient and emoji chosen by destination name (specification section 2), at the top of a
 * card.
 */
export function DestinationFace({ name }: { name: string }) {
  const { gradient, emoji } = destinationLook(name);
  return (
    <div className={`destination-face gradient-${gradient}`} aria-hidden="true">
      <span>{emoji}</span>
    </div>
  );
}
