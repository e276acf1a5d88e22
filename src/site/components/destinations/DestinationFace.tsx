import { destinationLook } from '../../../model/destination-looks.ts';

/** The top of a card: gradient and emoji chosen by name (specification section 2). */
export function DestinationFace({ name }: { name: string }) {
  const { gradient, emoji } = destinationLook(name);
  return (
    <div className={`destination-face gradient-${gradient}`} aria-hidden="true">
      <span>{emoji}</span>
    </div>
  );
}
