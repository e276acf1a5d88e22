import { useState } from 'react';
import { Button } from '../controls/Button.tsx';

/** A link to hand on: by the phone’s Share menu, or copied. */
export function LinkMade({ link }: { link: string }) {
  const [isCopied, setIsCopied] = useState(false);
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
          onClick={() => void navigator.clipboard.writeText(link).then(() => setIsCopied(true))}
        >
          {isCopied ? 'Copied' : 'Copy it'}
        </Button>
      </div>
    </>
  );
}
