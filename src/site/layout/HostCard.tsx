import { Picture } from '../cards/Picture.tsx';
import { useSite } from '../site-context.ts';

/** Who welcomes the guests, in two lines beside a photo; nothing until site.yaml says it. */
export function HostCard() {
  const { host } = useSite().site;
  if (!host) return null;
  return (
    <div className="host">
      <Picture picture={host} sizes="96px" />
      <p>
        <strong>{host.name}</strong> {host.words}
      </p>
    </div>
  );
}
