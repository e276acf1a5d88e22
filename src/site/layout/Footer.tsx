import { paths } from '../../model/paths.ts';
import { addressLine } from '../../model/site/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { HintedControl } from '../notices/HintedControl.tsx';
import { PlaceholderAction } from '../notices/PlaceholderAction.tsx';
import { useSite } from '../site-context.ts';
import { BrandMark } from './BrandMark.tsx';
import { type NavigationLink, quickLinks, tripLinks } from './navigation-links.ts';

const socialNetworks = [
  { network: 'facebook', name: 'Facebook' },
  { network: 'instagram', name: 'Instagram' },
  { network: 'twitter', name: 'Twitter' },
] as const;

/** The footer of every page (specification section 2, "Footer"); "Your trip" is decision 34. */
export function Footer() {
  const context = useSite();
  const { site } = context;
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-columns">
        <div>
          <strong className="brand">
            <BrandMark />
            {site.brand}
          </strong>
          <p>{site.blurb}</p>
          <SocialLinks />
        </div>
        <LinkGroup name="Quick links" links={quickLinks} />
        <LinkGroup name="Your trip" links={tripLinks(context)} />
        <ContactDetails />
      </div>
      <FooterEnd />
    </footer>
  );
}

function LinkGroup({ name, links }: { name: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SocialLinks() {
  const { site } = useSite();
  return (
    <ul className="socials" aria-label="Social media">
      {socialNetworks.map(({ network, name }) => (
        <li key={network}>
          <HintedControl hint={name}>
            <PlaceholderAction
              className="social"
              link={site.social[network]}
              about={{ topic: name, words: 'social' }}
              label={name}
              href="#"
            >
              <Icon name={network} />
            </PlaceholderAction>
          </HintedControl>
        </li>
      ))}
    </ul>
  );
}

function ContactDetails() {
  const { site } = useSite();
  return (
    <div>
      <h2>Contact</h2>
      <address>
        <ul>
          <li>
            <a href={site.phoneUri}>{site.phone}</a>
          </li>
          <li>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
          <li>{addressLine(site.address)}</li>
        </ul>
      </address>
    </div>
  );
}

function FooterEnd() {
  const { site } = useSite();
  return (
    <div className="wrap">
      <div className="site-footer-end">
        <p>
          © {site.copyrightYear} {site.brand}. All rights reserved.
        </p>
        <LegalLink name="privacy" topic="Privacy Policy" />
        <LegalLink name="terms" topic="Terms of Service" />
      </div>
    </div>
  );
}

interface LegalLinkProps {
  /** The key in site.yaml, and the slug of the own page that the notice links to. */
  name: 'privacy' | 'terms';
  topic: string;
}

/** By itself it leads nowhere, as specified; its notice links to the page (decision 31). */
function LegalLink({ name, topic }: LegalLinkProps) {
  const { site, footerPages = [] } = useSite();
  const page = footerPages.some(({ slug }) => slug === name) ? paths.own(name) : undefined;
  return (
    <PlaceholderAction link={site.legal[name]} about={{ topic, page }} href="#">
      {topic}
    </PlaceholderAction>
  );
}
