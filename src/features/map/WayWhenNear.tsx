import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useLaterCode } from '../../site/states/use-later-code.ts';
import { loadStyles } from '../../site/styles/loaded-styles.ts';

/** The code of route maps, with its styles. */
export async function importMap() {
  const [{ RouteMap }] = await Promise.all([
    import('./RouteMap.tsx'),
    loadStyles({ first: [], later: ['map'] }),
  ]);
  return RouteMap;
}

type RouteMapProps = ComponentProps<Awaited<ReturnType<typeof importMap>>>;

/** A route map that loads with its styles when it's close to the viewport; renders nothing if that fails. */
export function WayWhenNear(props: RouteMapProps) {
  const { code: RouteMap, lost, load } = useLaterCode(importMap);
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) load();
      },
      { rootMargin: '600px' },
    );
    const sizes = new ResizeObserver(([size]) => {
      if (size) setWidth(Math.round(size.contentRect.width));
    });
    for (const one of [observer, sizes]) if (place.current) one.observe(place.current);
    return () => {
      observer.disconnect();
      sizes.disconnect();
    };
  }, [load]);
  if (lost) return null;
  return (
    <div className="route-map" ref={place}>
      {RouteMap && width > 0 && <RouteMap {...props} width={width} />}
    </div>
  );
}
