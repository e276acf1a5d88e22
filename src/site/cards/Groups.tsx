import { type ReactNode, useEffect, useRef } from 'react';
import { FIRST_ITEMS, useIsWhole } from '../first-screen.ts';

/** Some of a list's items, below a heading of their own. */
export interface Group<Item> {
  /** The id of its heading. */
  id: string;
  name: string;
  /** What the link to it says, if not its name. */
  shortName?: string;
  items: Item[];
}

interface GroupsProps<Item> {
  groups: readonly Group<Item>[];
  /** What the groups are, for screen readers: "Months". */
  label: string;
  /** A grid of some of the items. */
  grid: (items: Item[]) => ReactNode;
}

/** A long list in groups, with links to each that stay in sight (decision 50). */
export function Groups<Item>({ groups, label, grid }: GroupsProps<Item>) {
  const links = useRef<HTMLElement>(null);
  useEffect(() => {
    // A browser marks the link after it has laid out what came into sight.
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

/**
 * Scrolls the links to that of the group in sight, in browsers that mark it (groups.css); to the first
 * above all. While the keyboard is among them, the one with the focus stays in sight instead.
 */
function keepCurrentInSight(links: HTMLElement | null): void {
  if (!links?.checkVisibility() || !CSS.supports('selector(:target-current)')) return;
  if (links.querySelector(':focus-visible')) return;
  const current = links.querySelector<HTMLElement>(':target-current');
  links.scrollLeft = current
    ? current.offsetLeft - (links.clientWidth - current.offsetWidth) / 2
    : 0;
}
