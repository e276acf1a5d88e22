import type { Activity } from '../../../model/activity/activity.ts';
import { CardSkeleton } from '../../components/cards/CardSkeleton.tsx';
import { PageHero } from '../../components/layout/PageHero.tsx';
import { PlaceholderAction } from '../../components/notices/PlaceholderAction.tsx';
import { ListStates } from '../../components/states/ListStates.tsx';
import { queries } from '../../data/queries.ts';
import { PageMetadata } from '../../metadata/PageMetadata.tsx';
import { categoryShareName } from '../../metadata/share-names.ts';
import type { Page } from '../../routes.ts';
import { useSiteFacts } from '../../site-context.ts';
import { CategoryActivityCard } from './CategoryActivityCard.tsx';
import type { CategoryGuide, CategorySlug } from './category-guide.ts';
import { GuideNotes } from './GuideNotes.tsx';

/** Placeholders of a category page (specification section 9). */
const PLACEHOLDERS = 6;

/** The page of one category: one component, six guides (specification section 2, "Category pages"). */
export function categoryPage(words: unknown): Page {
  const guide = words as CategoryGuide;
  return function CategoryPage() {
    return <CategoryContent guide={guide} />;
  };
}

function CategoryContent({ guide }: { guide: CategoryGuide }) {
  const { category, path, heading, intro, action, empty, description, keywords, tips, highlights } = guide;
  const { site } = useSiteFacts();
  const slug = path.slice(1) as CategorySlug;
  return (
    <>
      <PageMetadata
        title={heading}
        description={description}
        keywords={keywords}
        path={path}
        shareImage={{ name: categoryShareName(slug), alt: guide.imageAlt }}
      />
      <PageHero picture={guide} title={heading} lead={intro}>
        <PlaceholderAction className="button button-action" link={site.categoryActions[slug]} topic={action}>
          {action}
        </PlaceholderAction>
      </PageHero>
      <section className="wrap section" aria-label="Activities">
        <ListStates
          query={queries.activities}
          filter={(activity: Activity) => activity.category === category}
          what="The activities"
          emptyText={empty}
          placeholders={PLACEHOLDERS}
          placeholder={<CardSkeleton />}
        >
          {(activity) => <CategoryActivityCard activity={activity} />}
        </ListStates>
      </section>
      <GuideNotes notes={tips} numbered />
      <GuideNotes notes={highlights} />
    </>
  );
}
