import { useEffect, useRef, useState } from 'react';

/** After navigation: focuses the content, reads the title, removes the first page's JSON-LD. */
export function RouteAnnouncer({ path }: { path: string }) {
  const [title, setTitle] = useState('');
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    for (const data of document.querySelectorAll('[type="application/ld+json"]')) data.remove();
    document.getElementById('main')?.focus({ preventScroll: true });
    const announce = () => setTitle(document.title);
    announce();
    // A page whose code or post is still loading gets its title later.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [path]);
  return (
    <p className="sr-only" aria-live="assertive">
      {title}
    </p>
  );
}
