import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { publicSite } from '../../../model/site/site.ts';
import { SITE_URL } from '../../../server/fixtures/page-at.tsx';
import { shippedContent } from '../../../server/fixtures/shipped-snapshot.ts';
import { SiteProvider } from '../../../site/site-context.ts';
import { allWords, WordsProvider } from '../../../site/words/words-context.ts';
import type { PlanFacts } from '../plan-facts.ts';
import { BookFirst } from './BookFirst.tsx';

const { site, words } = await shippedContent();

/** The titles of what has to be booked first for an ISO date. */
function booked(day: string, known: readonly PlanFacts[]) {
  const items = known.map(({ key }, order) => ({ key, day, order, changes: 0 }));
  const facts = new Map(known.map((fact) => [fact.key, fact]));
  const html = renderToString(
    <SiteProvider value={{ site: publicSite(site), siteUrl: SITE_URL }}>
      <WordsProvider value={allWords(words)}>
        <BookFirst days={[{ day, items }]} facts={facts} today="2026-11-22" />
      </WordsProvider>
    </SiteProvider>,
  );
  return html.match(/(?<=<a href="\/">)\w+/g);
}

test('what has to be booked first doesn’t name what is canceled or shut on its day', () => {
  const day = '2027-03-19';
  const date = { startDate: day, endDate: day };
  const known: PlanFacts[] = [
    { key: 'a1', title: 'Open', path: '/', reserve: true },
    { key: 'a2', title: 'Shut', path: '/', reserve: true, closed: ['Fri'] },
    { key: 'e1', title: 'Dance', path: '/', reserve: true, days: [date] },
    { key: 'e2', title: 'Fair', path: '/', reserve: true, days: [{ ...date, status: 'canceled' }] },
  ];
  expect(booked(day, known)).toEqual(['Open', 'Dance']);
});

test('what may be open on a holiday has to be booked first, too', () => {
  const known = {
    key: 'a1',
    title: 'Tour',
    path: '/',
    reserve: true,
    open: '10:00-17:00',
  } as const;
  expect(booked('2026-12-25', [known])).toEqual(['Tour']);
});
