// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { publicSite } from '../../model/site/site.ts';
import { SITE_URL } from '../../server/fixtures/page-at.tsx';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import { IsLeftProvider } from '../../site/page-context.ts';
import { SiteProvider } from '../../site/site-context.ts';
import { allWords, WordsProvider } from '../../site/words/words-context.ts';
import { PostWays } from '../blog/PostEnd.tsx';
import { useFromCabin } from '../places/use-from-cabin.ts';
import { useDates } from './use-dates.ts';

test('a page that is gone back to knows the dates and the cabin that were chosen meanwhile', async () => {
  const content = await shippedContent();
  const bookingDates = { arrival: 'from', departure: 'to' };
  const site = publicSite({ ...content.site, bookingDates });
  const footerPages = [{ slug: 'cabins', title: 'Cabins' }];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (isLeft: boolean) =>
    flushSync(() =>
      root.render(
        <SiteProvider value={{ site, siteUrl: SITE_URL, footerPages }}>
          <WordsProvider value={allWords(content.words)}>
            <IsLeftProvider value={isLeft}>
              <Page />
            </IsLeftProvider>
          </WordsProvider>
        </SiteProvider>,
      ),
    );
  show(false);
  const said = () => document.querySelector('output')?.textContent;
  const booking = () =>
    document.querySelector<HTMLAnchorElement>('.post-ways [target="_blank"]')?.href;
  expect(said()).toBe('no dates, no cabin');
  show(true);
  localStorage.setItem('stay', '#2099-03-19/2099-03-22');
  localStorage.setItem('cabin', 'porch');
  show(false);
  await expect.poll(said).toBe('2099-03-19, porch');
  await expect.poll(booking).toContain('from=2099-03-19&to=2099-03-22');
  root.unmount();
  localStorage.clear();
});

function Page() {
  const dates = useDates();
  const from = useFromCabin();
  return (
    <>
      <output>{`${dates?.arrival ?? 'no dates'}, ${from ? from.cabin : 'no cabin'}`}</output>
      <PostWays />
    </>
  );
}
