import { Icon } from './Icon.tsx';

/** A line that says where something is. */
export function LocationLine({ name }: { name: string }) {
  return (
    <p className="place">
      <Icon name="pin" size={16} />
      {name}
    </p>
  );
}
