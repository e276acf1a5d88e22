import type { CategoryWithPage } from '../../model/categories.ts';
import { pages, paths } from '../../model/paths.ts';
import { CardSkeleton } from '../../site/cards/CardSkeleton.tsx';
import { PageHero } from '../../site/hero/PageHero.tsx';
import { ClosingBanner } from '../../site/layout/ClosingBanner.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { categoryShareName } from '../../site/metadata/share-names.ts';
import { PlaceholderAction } from '../../site/notices/PlaceholderAction.tsx';
import type { Page } from '../../site/page.ts';
import { useSite } from '../../site/site-context.ts';
import { ListStates } from '../../site/states/ListStates.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import type { Activity } from '../activities/activity.ts';
import { activitiesQuery } from '../activities/activity-queries.ts';
import { CategoryActivityCard } from './CategoryActivityCard.tsx';
import { CategoryNotes } from './CategoryNotes.tsx';
import { Swimming } from './Swimming.tsx';

/** Specification section 9. */
const PLACEHOLDERS = 6;

/** One component for six sets of copy (specification section 2, "Category pages"). */
export function categoryPage(category: CategoryWithPage): Page {
  return function CategoryPage() {
    return <CategoryContent category={category} />;
  };
}

function CategoryContent({ category }: { category: CategoryWithPage }) {
  const { slug, name, heading, action, empty } = category;
  const words = useWords(slug);
  const { intro, description, keywords, tips, highlights, safety, swim, closing } = words;
  const { site } = useSite();
  return (
    <>
      <PageMetadata
        title={heading}
        description={description}
        keywords={keywords}
        path={paths.category(slug)}
        shareImage={{ name: categoryShareName(slug), alt: words.imageAlt }}
      />
      <PageHero picture={words} title={heading} lead={intro}>
        <PlaceholderAction
          className="button button-action"
          link={site.categoryActions[slug]}
          about={{ topic: action }}
        >
          {action}
        </PlaceholderAction>
      </PageHero>
      <section className="wrap section" aria-label="Activities">
        <ListStates
          query={activitiesQuery}
          filter={(activity: Activity) => activity.category === name}
          what="The activities"
          emptyText={empty}
          placeholders={PLACEHOLDERS}
          placeholder={<CardSkeleton />}
        >
          {(activity) => <CategoryActivityCard activity={activity} />}
        </ListStates>
      </section>
      {swim && <Swimming words={swim} />}
      <CategoryNotes notes={tips} numbered>
        {safety && <MoreLink href={pages['river-safety'].path}>{safety.link}</MoreLink>}
      </CategoryNotes>
      <CategoryNotes notes={highlights} />
      <ClosingBanner {...closing} />
    </>
  );
}
