import { Link } from 'wouter';
import { focusClass, IMAGE_FOCUSES, type ImageFocus } from '../../../model/image/image.ts';
import type { NamedEntry } from '../../content/page-of.ts';
import type { Written } from '../../forms/form.ts';
import { useAnswer } from '../data/api.ts';
import { editPath } from '../data/edit-path.ts';
import { ReplaceControl } from './ReplaceControl.tsx';

const CROPS = ['Card', 'Page', 'Shared', 'Small'] as const;

const PARTS = ['top', 'left', 'middle', 'right', 'bottom'] as const;

interface PictureShownProps {
  url: string;
  row: Written;
  id: string;
  hasFocus: boolean;
  onFocus: (focus: ImageFocus | undefined) => void;
}

/** The picture, its focus, a preview of the site's crops, and who else shows it. */
export function PictureShown({ url, row, id, hasFocus, onFocus }: PictureShownProps) {
  const [, name] = /^\/?images\/([\w.-]+)$/.exec(url) ?? [];
  const alt = String(row.imageAlt ?? 'The picture');
  if (name === undefined) return <p className="soft">The picture is on another site: {url}</p>;
  const source = `/pictures/${name}`;
  const focus = IMAGE_FOCUSES.find((side) => side === row.imageFocus);
  return (
    <>
      <div className="picked">
        <img src={source} alt={alt} />
        {hasFocus && (
          <fieldset className="focal">
            <legend className="unseen">What must stay in sight</legend>
            {PARTS.map((part) => (
              <label key={part}>
                <span className="chip">
                  <input
                    type="radio"
                    name={`${id}-focus`}
                    checked={part === (focus ?? 'middle')}
                    onChange={() => onFocus(part === 'middle' ? undefined : part)}
                  />
                  {part}
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {hasFocus && (
        <>
          <p className="soft">Tap what must stay in sight. So the site cuts it:</p>
          <div className="crops">
            {CROPS.map((crop) => (
              <figure key={crop}>
                <img
                  src={source}
                  alt=""
                  className={`crop crop-${crop.toLowerCase()} ${focusClass(focus) ?? ''}`}
                />
                <figcaption>{crop}</figcaption>
              </figure>
            ))}
          </div>
        </>
      )}
      <Uses id={id} name={name} title={String(row.title ?? row.name ?? '')} />
    </>
  );
}

function Uses({ id, name, title }: { id: string; name: string; title: string }) {
  const { data: uses = [] } = useAnswer<NamedEntry[]>(`/api/pictures/uses?name=${name}`);
  const others = uses.filter((use) => use.title !== title);
  if (uses.length === 0) return null;
  return (
    <details>
      <summary>
        {others.length > 0 ? 'Also shown elsewhere' : 'Replacing it at its address'}
      </summary>
      {others.length > 0 && (
        <>
          <p className="soft">“Another photo” above leaves this one there.</p>
          <ul className="plain links">
            {others.map(({ ref, title }) => (
              <li key={editPath(ref)}>
                <Link href={editPath(ref)}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {name.endsWith('.svg') ? (
        <p className="soft">This is a drawing; whoever looks after the server replaces it.</p>
      ) : (
        <ReplaceControl id={id} name={name} places={uses.length} />
      )}
    </details>
  );
}
