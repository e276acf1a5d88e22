import { Picture } from '../cards/Picture.tsx';
import { useSite } from '../site-context.ts';

/** The hosts' photo and words; nothing if site.yaml has none. */
export function HostCard() {
  const { host } = useSite().site;
  if (!host) return null;
  return (
    <div className="host my-6 flex items-center gap-4">
      {/* Without this div, the picture's sources would be flex items, each with a gap. */}
      <div>
        <Picture className="picture h-28 w-28 rounded-full" picture={host} sizes="112px" />
      </div>
      <p className="flex-1">
        <strong>{host.name}</strong>
        <br />
        {host.words}
      </p>
    </div>
  );
}
