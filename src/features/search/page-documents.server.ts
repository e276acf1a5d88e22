import { categories } from '../../model/categories.ts';
import type { DayContent } from '../../model/content/day-content.ts';
import { imageSource } from '../../model/image/image.ts';
import { pages, paths } from '../../model/paths.ts';
import { wordsOf } from '../../site/words/words-context.ts';
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
  return [
    page(
      pages.home.path,
      home,
      home.cabins.features.map(({ title, text }) => ({ heading: title, at: 'cabins', text })),
    ),
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
    page(pages.plan.path, plan, [{ heading: plan.take.heading, text: plan.take.text }]),
    ...listedDocuments(content, page),
    ...ownPages.map((own) =>
      page(`/${own.slug}`, { ...own, keywords: [] }, bodyPassages(own.content)),
    ),
  ];
}

/** The pages of lists that may be empty, and of entries that the table of lists says the words of. */
function listedDocuments(
  { words, entryPages }: DayContent,
  page: (path: string, copy: PageCopy, body?: readonly Passage[]) => SearchDocument,
): SearchDocument[] {
  return [...entryPages.values()].flatMap(({ path, label, entry, isExample, searched }) => {
    if (isExample) return [];
    if (!entry) return page(path, words[path.slice(1)] as unknown as PageCopy);
    if (!searched) return [];
    const { text, body, ...found } = searched();
    const copy = { title: label, description: text, ...found };
    return page(path, copy, body ? [{ text: body }] : []);
  });
}

interface PageCopy {
  title: string;
  description: string;
  keywords: readonly string[];
  imageUrl?: string | undefined;
}
