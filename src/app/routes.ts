import { notFoundRoute } from '../features/not-found/not-found.route.ts';
import { createRouteTable, type Route } from '../site/route.ts';

/** Loaded eagerly, so these files import neither React nor schemas. */
const files = import.meta.glob<readonly Route[]>('../features/*/*.route.ts', {
  eager: true,
  import: 'routes',
});

/** The page table (specification section 2, "Route table"). */
export const routes = createRouteTable(Object.values(files).flat(), notFoundRoute);
