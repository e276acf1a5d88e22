import type { FAQPage, LodgingBusiness, WebSite } from 'schema-dts';
import { DEFAULT_SHARE_NAME } from '../../site/metadata/share-names.ts';
import type { PageJsonLd } from '../../site/metadata/structured-page.ts';
import { wordsOf } from '../../site/words/words-context.ts';

/** Structured data for the site, the business, and the FAQ. */
export const homeJsonLd: PageJsonLd = ({ content: { site, words }, siteUrl }) => {
  const { description, faq } = wordsOf(words, 'home');
  const webSite: WebSite = {
    '@type': 'WebSite',
    name: site.brand,
    url: `${siteUrl}/`,
    description,
  };
  const business: LodgingBusiness = {
    '@type': 'LodgingBusiness',
    name: site.brand,
    url: `${siteUrl}/`,
    image: `${siteUrl}/share/${DEFAULT_SHARE_NAME}.jpg`,
    telephone: site.phone,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.town,
      addressRegion: site.address.state,
      postalCode: site.address.postalCode,
      addressCountry: 'US',
    },
  };
  const questions: FAQPage = {
    '@type': 'FAQPage',
    mainEntity: faq.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [webSite, business, questions];
};
