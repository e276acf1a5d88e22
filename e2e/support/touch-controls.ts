import type { Page } from 'playwright-core';

/** A link that a visitor finds on a page or in one of its notices. */
export interface FoundLink {
  /** Where it leads, as a path with its fragment; whole if it leads to another site. */
  address: string;
  /** Its words or its label; in a notice, those of the control that showed it. */
  name: string;
  /** The heading of the card or section around it; empty in the header and footer. */
  heading: string;
  /** How many taps it takes on a phone: one more for each closed menu or question around it. */
  taps: number;
}

export interface TouchedControls {
  links: FoundLink[];
  /** Each control that did nothing when touched, in words. */
  deadEnds: string[];
  /** How many controls were touched. */
  touched: number;
}

/** All that a visitor can touch. */
export const CONTROLS = 'a[href], button, summary, input, select';

/** The links in the main part of a page as the server sends it, which runs nothing. */
export function linksOf(document: Document): FoundLink[] {
  const links = document.querySelectorAll('#main a[href]:not([href="#"], [data-notice])');
  return [...links].map((link) => ({
    address: link.getAttribute('href') ?? '',
    name: (link.getAttribute('aria-label') ?? link.textContent).replace(/\s+/g, ' ').trim(),
    heading:
      link.closest('article, li, section, details')?.querySelector('h1, h2, h3, h4, summary')
        ?.textContent ?? '',
    taps: link.closest('details') ? 2 : 1,
  }));
}

/**
 * Touches every control in `part` of the hydrated page, a selector, but links to other pages, which it lists: opens and
 * closes menus and questions, presses buttons, and reads and closes the notices of placeholders. The
 * page is left as it was, but for filters and fields, which are left as the last touch left them. Of
 * the buttons that save, which a list has hundreds of, it touches the first few and the last.
 */
export function touchControls(page: Page, part: string): Promise<TouchedControls> {
  return page.evaluate(
    async ([root, all]) => {
      /** How long a control may take to do something, in milliseconds. */
      const PATIENCE = 60_000;
      const links: FoundLink[] = [];
      const deadEnds: string[] = [];

      const nameOf = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
      const headingOf = (element: Element) =>
        element.closest('article, li, section, details')?.querySelector('h1, h2, h3, h4, summary')
          ?.textContent ?? '';
      /** Pins of maps are links of SVG, whose `href` isn't text. */
      const urlOf = (link: Element) => new URL(link.getAttribute('href') ?? '', location.href);
      const listLink = (link: Element, taps: number, control: Element = link) => {
        const { href, origin } = urlOf(link);
        const address = origin === location.origin ? href.slice(origin.length) : href;
        links.push({ address, name: nameOf(control), heading: headingOf(control), taps });
      };
      /** Closed menus and questions around a control. */
      const closedAround = (element: Element) => {
        let closed = 0;
        for (let around = element.parentElement; around; around = around.parentElement) {
          if (around.matches('[popover]:not(:popover-open)')) closed += 1;
          if (around.matches('details:not([open])') && !element.matches('summary')) closed += 1;
        }
        return closed;
      };

      /** Waits until `condition` holds; false if it doesn't in time. */
      const until = async (condition: () => boolean) => {
        const end = performance.now() + PATIENCE;
        while (!condition()) {
          if (performance.now() > end) return false;
          await new Promise((done) => setTimeout(done, 10));
        }
        return true;
      };
      /** Does `touch`; says whether the page, its address, its focus or its scroll position changes. */
      const changes = async (touch: () => void) => {
        let changed = false;
        const place = () => `${location.href} ${scrollY}`;
        const [before, focused] = [place(), document.activeElement];
        const observer = new MutationObserver(() => {
          changed = true;
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        touch();
        const result = await until(
          () => changed || place() !== before || document.activeElement !== focused,
        );
        observer.disconnect();
        return result;
      };
      const showsNotice = async (control: HTMLElement | SVGAElement) => {
        control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        const notice = () => document.querySelector('.notice');
        if (!(await until(() => notice() !== null))) return false;
        const found = [...(notice()?.querySelectorAll('a') ?? [])];
        for (const link of found) listLink(link, closedAround(control) + 2, control);
        notice()?.querySelector('button')?.click();
        return (await until(() => notice() === null)) && found.length > 0;
      };

      const touchLink = async (link: HTMLAnchorElement | SVGAElement) => {
        const { pathname, search, hash, origin } = urlOf(link);
        const staysHere = origin === location.origin && pathname === location.pathname;
        if (link.getAttribute('href') === '#' || link.dataset.notice !== undefined)
          return await showsNotice(link);
        if (staysHere && hash.length > 1)
          return document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
        // The header, the footer and breadcrumbs may name the page that is shown, questions other results.
        if (staysHere)
          return search !== location.search || link.closest('header, nav, footer') !== null;
        listLink(link, closedAround(link) + 1);
        return true;
      };
      const touchButton = async (button: HTMLButtonElement) => {
        if (button.dataset.notice !== undefined) return await showsNotice(button);
        const menu = button.popoverTargetElement;
        if (menu === null) {
          const touched = await changes(() => button.click());
          if (!button.matches('.save')) return touched;
          // Taken out again: a plan that is full takes nothing more.
          const isPressed = (pressed: string) => () =>
            button.getAttribute('aria-pressed') === pressed;
          const isSaved = await until(isPressed('true'));
          button.click();
          return touched && isSaved && (await until(isPressed('false')));
        }
        button.click();
        const opened = await until(() => menu.matches(':popover-open'));
        button.click();
        return opened && (await until(() => !menu.matches(':popover-open')));
      };
      const touchQuestion = async (summary: HTMLElement) => {
        const question = summary.closest('details');
        const wasOpen = question?.open;
        const touched = await changes(() => summary.click());
        const isTurned = question?.open === !wasOpen;
        summary.click();
        return touched && isTurned;
      };
      const touchField = (field: HTMLInputElement | HTMLSelectElement) =>
        changes(() => {
          if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
          else if (field.type === 'checkbox' || field.type === 'radio') return field.click();
          else {
            // React notices a new value only if it was set past its own property.
            const { set } =
              Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
            set?.call(field, field.type === 'date' ? '2027-05-20' : 'river');
          }
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
        });

      const touch = (control: Element) => {
        if (control instanceof HTMLAnchorElement || control instanceof SVGAElement)
          return touchLink(control);
        if (control instanceof HTMLButtonElement) return touchButton(control);
        if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
          return touchField(control);
        return touchQuestion(control as HTMLElement);
      };
      const controls = document.querySelectorAll(`${root} :is(${all})`);
      const saves = [...document.querySelectorAll(`${root} .save`)];
      const alike = new Set<Element>(saves.slice(3, -1));
      let touched = 0;
      for (const control of controls) {
        if (alike.has(control)) continue;
        // Filters may have removed or hidden it, or may have nothing left that it could choose.
        if (!control.isConnected || control.matches(':disabled, [hidden] *')) continue;
        touched += 1;
        if (!(await touch(control)))
          deadEnds.push(`${control.localName} “${nameOf(control)}” (${headingOf(control)})`);
      }
      return { links, deadEnds, touched };
    },
    [part, CONTROLS] as const,
  );
}
