import { Picture } from '../cards/Picture.tsx';
import { useSite } from '../site-context.ts';

/** Who welcomes the guests, in two lines beside a photo; nothing until site.yaml says it. */
export function HostCard() {
  const { host } = useSite().site;
  if (!host) return null;
  return (
    <div className="host my-6 flex items-center gap-4">
      {/* The sources of a picture would be items of the row, each with a gap. */}
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
