import { Icon } from './Icon.tsx';

/** Where something is, with a pin. */
export function LocationLine({ name }: { name: string }) {
  return (
    <p className="place">
      <Icon name="pin" size={16} />
      {name}
    </p>
  );
}
