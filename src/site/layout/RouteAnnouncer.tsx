import { useEffect, useRef, useState } from 'react';

/**
 * After navigation: focuses the main element, announces the title, and removes the first page's
 * JSON-LD. `page` also differs when an address turns out to be a 404.
 */
export function RouteAnnouncer({ page }: { page: string }) {
  const [title, setTitle] = useState('');
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    for (const data of document.querySelectorAll('[type="application/ld+json"]')) data.remove();
    document.getElementById('main')?.focus({ preventScroll: true });
    const announce = () => setTitle(document.title);
    announce();
    // A page that is still loading sets its title later.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);
  return (
    <p className="sr-only" aria-live="assertive">
      {title}
    </p>
  );
}
