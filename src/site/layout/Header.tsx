import type { ReactNode } from 'react';
import { paths } from '../../model/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useSite } from '../site-context.ts';
import { BookingLink } from './BookingLink.tsx';
import { BrandMark } from './BrandMark.tsx';
import {
  ariaCurrent,
  mainLinks,
  menuTripLinks,
  type NavigationLink,
  thingsToDoLinks,
} from './navigation-links.ts';

interface PathProps {
  path: string;
}

interface HeaderProps extends PathProps {
  children: ReactNode;
}

/** The sticky header. Its menus are popovers, which open and close without JavaScript. */
export function Header({ path, children }: HeaderProps) {
  const context = useSite();
  const { site } = context;
  const [home, ...others] = mainLinks.map((link) => (
    <NavLink key={link.href} path={path} link={link} />
  ));
  const thingsToDo = <NavList path={path} links={thingsToDoLinks} />;
  const isThingToDo = thingsToDoLinks.some(({ href }) => ariaCurrent(path, href));
  return (
    <header className="site-header">
      <div className="wrap site-header-bar">
        <a className="brand" href="/">
          <BrandMark />
          {site.brand}
        </a>
        <nav className="nav-wide" aria-label="Main">
          {home}
          <button
            type="button"
            className="nav-link dropdown-button"
            popoverTarget="things-to-do-menu"
            data-active={isThingToDo || undefined}
          >
            Things to Do
            <Icon name="down" size={16} />
          </button>
          <div className="menu dropdown" id="things-to-do-menu" popover="auto">
            {thingsToDo}
          </div>
          {others}
        </nav>
        {children}
        <a
          className="nav-link search-link"
          href={paths.search}
          aria-label="Search"
          aria-current={ariaCurrent(path, paths.search)}
        >
          <Icon name="search" size={22} />
        </a>
        <BookingLink placement="header" look="quiet">
          Book Now
        </BookingLink>
        <button
          type="button"
          className="nav-link menu-button"
          popoverTarget="menu"
          aria-label="Menu"
        >
          <Icon name="menu" size={26} />
        </button>
        <nav className="menu" id="menu" popover="auto" aria-label="Menu">
          <div className="wrap py-4">
            {home}
            <MenuHeading>Things to Do</MenuHeading>
            {thingsToDo}
            <hr className="my-3 border-line" />
            <NavList path={path} links={mainLinks.slice(1)} />
            <MenuHeading>Your trip</MenuHeading>
            <NavList path={path} links={menuTripLinks(context)} />
          </div>
        </nav>
      </div>
    </header>
  );
}

function MenuHeading({ children }: { children: string }) {
  return <p className="mt-3 mb-1 px-3.5 font-bold text-ink-soft text-sm">{children}</p>;
}

function NavList({ path, links }: PathProps & { links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <NavLink path={path} link={link} />
        </li>
      ))}
    </ul>
  );
}

function NavLink({ path, link: { href, text } }: PathProps & { link: NavigationLink }) {
  return (
    <a className="nav-link" href={href} aria-current={ariaCurrent(path, href)}>
      {text}
    </a>
  );
}
