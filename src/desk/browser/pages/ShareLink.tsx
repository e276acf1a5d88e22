import { useState } from 'react';
import type { EntryRef } from '../../content/entries.ts';
import { nameOf, type Written } from '../../forms/form.ts';
import { ask, errorOf, useRefresh } from '../data/api.ts';
import { Trouble } from './Trouble.tsx';

interface ShareLinkProps {
  /** What is shown, as it is now. */
  wish: EntryRef & { value: Written; day: string | null };
}

/** Makes a link that shows the page to others for a week, and hands it to the phone's Share menu. */
export function ShareLink({ wish }: ShareLinkProps) {
  const refresh = useRefresh();
  const [made, setMade] = useState<{ link: string; text: string }>();
  const [isCopied, setIsCopied] = useState(false);
  const [error, setError] = useState<Error>();
  const text = JSON.stringify(wish);
  const make = async () => {
    try {
      const title = nameOf(wish.value);
      const { link } = await ask<{ link: string }>('/api/family-links', { ...wish, title });
      setIsCopied(false);
      setError(undefined);
      setMade({ link, text });
      await refresh();
    } catch (thrown) {
      setError(errorOf(thrown));
    }
  };
  return (
    <div className="share">
      <button type="button" className="button button-quiet" onClick={() => void make()}>
        A link for the family
      </button>
      <div aria-live="polite">
        {made && (
          <>
            <p>
              {`It shows this page to whoever has it, for 7 days, and says that it is not live. ${
                made.text === text ? '' : 'What you have typed since is not on it. '
              }End it under your name above.`}
            </p>
            <p className="link-text">{made.link}</p>
            <div className="row">
              {'share' in navigator && (
                <button
                  type="button"
                  className="chip"
                  onClick={() => void navigator.share({ url: made.link }).catch(() => {})}
                >
                  Send it
                </button>
              )}
              <button
                type="button"
                className="chip"
                onClick={() =>
                  void navigator.clipboard.writeText(made.link).then(() => setIsCopied(true))
                }
              >
                {isCopied ? 'Copied' : 'Copy it'}
              </button>
            </div>
          </>
        )}
      </div>
      {error && <Trouble error={error} />}
    </div>
  );
}
