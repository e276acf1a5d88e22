import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { expectBookingLink } from '../../server/fixtures/booking-link.ts';
import { pageAt } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';

test('§2 Footer: /contact is a page with phone, email, address, map, hours and booking, without a form (decision 3)', async () => {
  const { phone, email, address, supportHours, mapUrl } = (await shippedSnapshot()).site;
  const main = (await pageAt('/contact')).getByRole('main');
  const linkOf = (fact: string) => within(main).getByText(fact).closest('a');
  expect(linkOf(phone)?.getAttribute('href')).toBe(`tel:+1${phone.replaceAll(/\D/g, '')}`);
  expect(linkOf(email)?.getAttribute('href')).toBe(`mailto:${email}`);
  const map = linkOf(`${address.street}, Wimberley, Texas ${address.postalCode}`);
  expect(map?.textContent).toMatch(/^Find us on the map.* \(opens in a new tab\)$/);
  expect([map?.getAttribute('href'), map?.target]).toEqual([mapUrl, '_blank']);
  within(main).getByText(supportHours);
  await expectBookingLink(main, 'Book Your Cabin', 'contact-contact');
  expect(main.querySelectorAll('form, input, textarea, select')).toHaveLength(0);
});

test('/contact leads to the page on river safety', async () => {
  const main = (await pageAt('/contact')).getByRole('main');
  const link = within(main).getByRole('link', { name: 'River safety on one page' });
  expect(link.getAttribute('href')).toBe('/river-safety');
});

test('who welcomes the guests stands on /contact and below every post, once the owner says it', async () => {
  const { site } = await shippedSnapshot();
  const host = {
    name: 'Ann and Ben',
    words: 'We sweep the porches.',
    imageUrl: '/images/porch.jpg',
    imageAlt: 'Ann and Ben on a porch.',
  };
  for (const path of ['/contact', '/blog/1']) {
    expect((await pageAt(path)).document.querySelector('.host')).toBeNull();
    const main = (await pageAt(path, { site: { ...site, host } })).getByRole('main');
    within(main).getByText('Ann and Ben');
    within(main).getByText(/We sweep the porches/);
    within(main).getByAltText('Ann and Ben on a porch.');
  }
});
