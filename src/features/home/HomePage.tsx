import { paths } from '../../model/paths.ts';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { Cabins } from './Cabins.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { Destinations } from './Destinations.tsx';
import { Experiences } from './Experiences.tsx';
import { Guides } from './Guides.tsx';
import { HomeHero } from './HomeHero.tsx';
import { Questions } from './Questions.tsx';
import { UpcomingEvents } from './UpcomingEvents.tsx';

/** / (specification section 2, "Home"): eight sections in the specified order. */
export function HomePage() {
  const { title, description, keywords } = useWords('home');
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} path={paths.home} />
      <HomeHero />
      <Cabins />
      <Experiences />
      <Destinations />
      <UpcomingEvents />
      <Guides />
      <Questions />
      <ClosingCall />
    </>
  );
}
