import { expect, test } from 'vitest';
import { pageAt } from '../../../server/fixtures/page-at.tsx';

test('§2 Events: "Learn More →" has the address "#" and goes nowhere (decision 1)', async () => {
  const page = await pageAt('/events');
  const links = page.getAllByRole('link', { name: /^Learn More →/ });
  expect(links).toHaveLength(page.getAllByRole('article').length);
  for (const link of links) expect(link.getAttribute('href')).toBe('#');
});
