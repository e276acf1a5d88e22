import { type ReactNode, useEffect, useRef } from 'react';
import { FIRST_ITEMS, useIsWhole } from '../first-screen.ts';

/** Some of a list's items under a heading. */
export interface Group<Item> {
  id: string;
  name: string;
  shortName?: string;
  items: Item[];
}

interface GroupsProps<Item> {
  groups: readonly Group<Item>[];
  /** For screen readers: "Months". */
  label: string;
  grid: (items: Item[]) => ReactNode;
}

/** A long list in groups, below a sticky row of links to them (decision 50). */
export function Groups<Item>({ groups, label, grid }: GroupsProps<Item>) {
  const links = useRef<HTMLElement>(null);
  useEffect(() => {
    // The browser sets :target-current only after it has laid out the scrolled page.
    const follow = () => setTimeout(keepCurrentInSight, 0, links.current);
    addEventListener('scroll', follow);
    return () => removeEventListener('scroll', follow);
  }, []);
  let left = useIsWhole() ? Number.POSITIVE_INFINITY : FIRST_ITEMS;
  const shown = groups.filter(({ items }) => {
    const isAmongFirst = left > 0;
    left -= items.length;
    return isAmongFirst;
  });
  return (
    <div className="groups">
      <nav className="group-links" aria-label={label} ref={links}>
        <ul>
          {groups.map(({ id, name, shortName = name, items }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {shortName} <small aria-hidden="true">{items.length}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.map(({ id, name, items }) => (
        <section key={id} className="group" aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          {grid(items)}
        </section>
      ))}
    </div>
  );
}

/** Scrolls to the current group's link, unless the keyboard focus is in the row. */
function keepCurrentInSight(links: HTMLElement | null): void {
  if (!links?.checkVisibility() || !CSS.supports('selector(:target-current)')) return;
  if (links.querySelector(':focus-visible')) return;
  const current = links.querySelector<HTMLElement>(':target-current');
  links.scrollLeft = current
    ? current.offsetLeft - (links.clientWidth - current.offsetWidth) / 2
    : 0;
}
