import type { ContentProblem } from '../../content/content-source.ts';
import { problemAt, within } from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import type { CategoryWords } from '../../features/categories/category-words-schema.ts';

/** Swimming holes whose id in a page's words isn't an activity's; the page leaves them out. */
export function swimWarnings({ activities, words }: ContentEntries): ContentProblem[] {
  const known = new Set(activities.map(({ value }) => value.id));
  return words.flatMap(({ value, place }) => {
    const { swim } = value as Partial<CategoryWords>;
    return (swim?.activities ?? []).flatMap((id, index) =>
      known.has(id)
        ? []
        : [
            problemAt(
              within(place, ['swim', 'activities', String(index)]),
              `is ${id}, which is not the id of an activity; use one from activities.yaml, or delete it`,
            ),
          ],
    );
  });
}
