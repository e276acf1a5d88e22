/** The least that a site of this kind can send: its libraries, nothing of ours. For bytes.ts. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { navigate, usePathname } from 'wouter/use-browser-location';

function Floor() {
  const { data } = useQuery({
    queryKey: [usePathname()],
    queryFn: async () => (await fetch('/api/blog')).text(),
  });
  return (
    <button type="button" onClick={() => flushSync(() => navigate('/'))}>
      {data}
    </button>
  );
}

const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <QueryClientProvider client={new QueryClient()}>
      <Floor />
    </QueryClientProvider>,
  );
}
