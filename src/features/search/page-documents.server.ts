import { categories } from '../../model/categories.ts';
import type { DayContent } from '../../model/content/day-content.ts';
import { imageSource, smallestSource } from '../../model/image/image.ts';
import { pages, paths } from '../../model/paths.ts';
import { slugOf } from '../../model/slug.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { cabinSummary, examplePaths } from '../cabins/cabins.server.ts';
import { sectionId } from '../river-safety/section-id.ts';
import { bodyPassages } from './passages.server.ts';
import type { Passage, SearchDocument } from './search-document.ts';

/** Pages by what they say themselves; whoever looks for a place to stay isn't led to an example. */
export function pageDocuments(content: DayContent): SearchDocument[] {
  const { words, ownPages, site } = content;
  const page = (path: string, copy: PageCopy, body: readonly Passage[] = []): SearchDocument => ({
    kind: 'page',
    path,
    title: copy.title,
    text: copy.description,
    words: copy.keywords.join(' '),
    ...(body.length > 0 && { body }),
    ...(copy.imageUrl && { imageUrl: imageSource(copy.imageUrl) }),
  });
  const home = wordsOf(words, 'home');
  const stay = wordsOf(words, 'stay');
  const plan = wordsOf(words, 'plan');
  const safety = wordsOf(words, 'river-safety');
  const examples = examplePaths(content);
  return [
    page(pages.home.path, home, [
      ...home.cabins.features.map(({ title, text }) => ({ heading: title, at: 'cabins', text })),
    ]),
    ...categories.map(({ slug, heading }) =>
      page(paths.category(slug), { ...wordsOf(words, slug), title: heading }),
    ),
    page(pages['things-to-do'].path, wordsOf(words, 'things-to-do')),
    page(pages.destinations.path, wordsOf(words, 'destinations')),
    page(pages.events.path, wordsOf(words, 'events')),
    page(pages.blog.path, wordsOf(words, 'blog')),
    page(pages.contact.path, wordsOf(words, 'contact'), [
      {
        heading: site.brand,
        text: [site.address, site.phone, site.email].filter(Boolean).join(', '),
      },
    ]),
    page(
      pages['river-safety'].path,
      safety,
      safety.sections.map(({ heading, points, after }) => ({
        heading,
        at: sectionId(heading),
        text: [...points, after].filter(Boolean).join('. '),
      })),
    ),
    page(pages.stay.path, stay, [
      { heading: stay.seasons.heading, at: 'stay-year', text: stay.seasons.intro },
    ]),
    page(pages.plan.path, plan, [
      ...plan.starters.map(({ title, text }) => ({ heading: title, text })),
      { heading: plan.take.heading, text: plan.take.text },
    ]),
    ...cabinDocuments(content, page),
    ...ownPages.map((own) =>
      page(`/${own.slug}`, { ...own, keywords: [] }, bodyPassages(own.content)),
    ),
  ].filter(({ path }) => !examples.has(path));
}

/** The cabins and their list. */
function cabinDocuments(
  { words, cabins }: DayContent,
  page: (path: string, copy: PageCopy, body?: readonly Passage[]) => SearchDocument,
): SearchDocument[] {
  return [
    page(paths.cabins, wordsOf(words, 'cabins')),
    ...cabins.map((cabin) => {
      const { name, summary, sleeps, town, features = [], houseRules } = cabin;
      const { story, dogs, children, stepFree, about, arrival } = cabin;
      const imageUrl = smallestSource(cabinSummary(cabin));
      const keywords = ['cabin', `sleeps ${sleeps}`, town ?? '', ...features];
      const lines = [story, dogs, children, stepFree, ...(houseRules ?? [])];
      const text = [...lines, ...Object.values({ ...about, ...arrival })].filter(Boolean).join(' ');
      const copy = { title: name, description: summary, keywords, imageUrl };
      return page(paths.cabin(slugOf(cabin)), copy, text ? [{ text }] : []);
    }),
  ];
}

interface PageCopy {
  title: string;
  description: string;
  keywords: readonly string[];
  imageUrl?: string | undefined;
}
