import { longDate } from '../../model/day/day-in-words.ts';
import { paths } from '../../model/paths.ts';
import { PageEnd } from '../../site/layout/CabinsLink.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import type { PageProps } from '../../site/page.ts';
import { BodyText } from '../../site/prose/BodyText.tsx';
import { fillText } from '../../site/words/fill-text.ts';
import { useWords } from '../../site/words/words-context.ts';

/** A page written by the owner: title, last change, body (decision 32). */
export function CustomPage({ ownPage }: PageProps) {
  const { updatedText } = useWords('post');
  if (!ownPage) throw new Error('CustomPage needs the own page that it shows.');
  const { slug, title, description, content, updated = '' } = ownPage;
  const changed = longDate(updated);
  return (
    <article className="pb-10">
      <PageMetadata
        title={title}
        description={description}
        keywords={[title, 'Texas Hill Country']}
        path={paths.own(slug)}
      />
      <header className="prose py-10">
        <h1>{title}</h1>
        {changed && <p className="text-ink-soft">{fillText(updatedText, { date: changed })}</p>}
      </header>
      <BodyText content={content} />
      <PageEnd />
    </article>
  );
}
