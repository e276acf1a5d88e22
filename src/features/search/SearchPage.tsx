import { PageEnd } from '../../site/layout/CabinsLink.tsx';
import { Search } from './Search.tsx';

/** /search: find it while typing, in the browser alone (decision 35). */
export function SearchPage() {
  return (
    <>
      <Search />
      <PageEnd />
    </>
  );
}
