import { useEffect, useRef, useState } from 'react';
import type { CheckedRow } from '../../content/check-row.ts';
import type { EntryRef } from '../../content/entries.ts';
import { type Field, labelOf, nameOf, type Written } from '../../forms/form.ts';
import { Button } from '../controls/Button.tsx';
import { ask, useRefresh } from '../data/api.ts';
import { LinkMade } from './LinkMade.tsx';
import { useAttempt } from './Trouble.tsx';

/** Pause in typing before the page is rendered again, in milliseconds. */
const PAUSE = 1000;

interface PreviewProps {
  entryRef: EntryRef;
  value: Written;
  problems: CheckedRow['problems'];
  form: readonly Field[];
}

/** The page as the guide would show it with the form's values, on any day; loaded when unfolded. */
export function Preview(props: PreviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="group" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>See it</summary>
      {isOpen && <Frame {...props} />}
    </details>
  );
}

function Frame({ entryRef: { list, key }, value, problems, form }: PreviewProps) {
  const [day, setDay] = useState<string>();
  const [url, setUrl] = useState<string | null>();
  const [says, setSays] = useState('One moment …');
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef(0);
  const text = JSON.stringify(value);
  const isWrong = problems.length > 0;
  const isFirst = useRef(true);
  useEffect(() => {
    // A live entry keeps its last faultless preview; a new one is shown as far as it goes.
    if (isWrong && key !== null) return undefined;
    let isNewest = true;
    const timer = setTimeout(
      async () => {
        const wish = { list, key, value: JSON.parse(text) as Written, day: day ?? null };
        try {
          const answer = await ask<{ url: string | null }>('/api/preview', wish);
          if (!isNewest) return;
          place.current = frame.current?.contentWindow?.scrollY ?? 0;
          isFirst.current = false;
          // Without a day, a missing page means a fault that the check will report: the last one stays.
          if (answer.url || day) setUrl(answer.url);
          setSays(answer.url ? '' : 'The site has no page for it on that day.');
        } catch (error) {
          if (isNewest) setSays(error instanceof Error ? error.message : String(error));
        }
      },
      isFirst.current ? 0 : PAUSE,
    );
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [list, key, text, day, isWrong]);
  return (
    <>
      <div className="field">
        <label htmlFor="preview-day">On which day</label>
        <p className="help" id="preview-day-help">
          Today, if you choose none.
        </p>
        <input
          id="preview-day"
          type="date"
          value={day ?? ''}
          aria-describedby="preview-day-help"
          onChange={({ target }) => setDay(target.value || undefined)}
        />
      </div>
      <div role="status">
        {isWrong ? (
          <>
            <p className="problem">This would be held back:</p>
            <ul className="plain">
              {problems.map(({ field, message }) => (
                <li key={`${field} ${message}`}>
                  <strong>{labelOf(form, field)}</strong> {message}
                </li>
              ))}
            </ul>
          </>
        ) : (
          says && <p>{says}</p>
        )}
      </div>
      {url && (
        <>
          <iframe
            ref={frame}
            className="preview"
            title="The page as it would be"
            src={url}
            sandbox="allow-same-origin"
            onLoad={() => frame.current?.contentWindow?.scrollTo(0, place.current)}
          />
          <a className="text-link" href={url} target="_blank" rel="noreferrer">
            See it as large as this screen
          </a>
          {!isWrong && <ShareLink wish={{ list, key, value, day: day ?? null }} />}
        </>
      )}
    </>
  );
}

interface ShareLinkProps {
  wish: EntryRef & { value: Written; day: string | null };
}

/** Makes a link that shows the page, as it is now, to others for a week. */
function ShareLink({ wish }: ShareLinkProps) {
  const refresh = useRefresh();
  const [made, setMade] = useState<{ link: string; text: string }>();
  const { attempt, trouble } = useAttempt();
  const text = JSON.stringify(wish);
  const make = async () => {
    const title = nameOf(wish.value);
    const { link } = await ask<{ link: string }>('/api/family-links', { ...wish, title });
    setMade({ link, text });
    await refresh();
  };
  return (
    <div className="share">
      <Button look="quiet" onClick={() => void attempt(make)}>
        A link for the family
      </Button>
      <div aria-live="polite">
        {made && (
          <>
            <p>
              {`It shows this page to whoever has it, for 7 days, and says that it is not live. ${
                made.text === text ? '' : 'What you have typed since is not on it. '
              }End it under your name above.`}
            </p>
            <LinkMade key={made.link} link={made.link} />
          </>
        )}
      </div>
      {trouble}
    </div>
  );
}
