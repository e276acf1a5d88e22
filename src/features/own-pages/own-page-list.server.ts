import type { ListRow } from '../../content/tables.ts';
import type { OwnPage } from '../../model/own-page.ts';
import { ownPageSchema } from '../../model/own-page-schema.ts';
import { paths } from '../../model/paths.ts';
import { isTaken } from '../../model/site-paths.ts';
import { addressSchema } from '../../model/slug-schema.ts';

/** The owner's own pages by slug; empty without such a folder. */
export const ownPageList: ListRow = {
  name: 'ownPages',
  kept: {
    folder: 'pages/own',
    key: 'slug',
    keyOf: ownPageSlug,
    misnamed:
      'is not a file name for a page; name it like house-rules.md, with lowercase letters, digits and single hyphens',
    mayBeMissing: true,
  },
  schema: ownPageSchema,
  order: (one: OwnPage, other: OwnPage) => (one.slug < other.slug ? -1 : 1),
  pathOfKey(slug) {
    const path = paths.own(String(slug));
    return isTaken(path) ? undefined : path;
  },
};

function ownPageSlug(name: string): string | undefined {
  const { data } = addressSchema.safeParse(name.replace(/\.md$/, ''));
  return name === `${data}.md` ? data : undefined;
}
