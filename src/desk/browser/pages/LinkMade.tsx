import { useState } from 'react';
import { Button } from '../controls/Button.tsx';

/** A link to pass on: through the phone’s Share menu, or copied. */
export function LinkMade({ link }: { link: string }) {
  const [isCopied, setIsCopied] = useState<boolean>();
  return (
    <>
      <p className="link-text">{link}</p>
      <div className="row">
        {'share' in navigator && (
          <Button onClick={() => void navigator.share({ url: link }).catch(() => {})}>
            Send it
          </Button>
        )}
        <Button
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => setIsCopied(true),
              () => setIsCopied(false),
            )
          }
        >
          {isCopied ? 'Copied' : 'Copy it'}
        </Button>
      </div>
      {isCopied === false && (
        <p className="trouble" role="alert">
          This browser does not let the desk copy it. Copy it by hand.
        </p>
      )}
    </>
  );
}
