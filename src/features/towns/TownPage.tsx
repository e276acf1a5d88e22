import { paths } from '../../model/paths.ts';
import { CABINS_TOWN, roadBetween } from '../../model/roads/roads.ts';
import { durationInWords } from '../../model/roads/roads-in-words.ts';
import { TOWN_POSITIONS } from '../../model/town-positions.ts';
import type { Town } from '../../model/towns.ts';
import { unbroken } from '../../model/unbroken.ts';
import { Picture } from '../../site/cards/Picture.tsx';
import { BelowFirstScreen } from '../../site/first-screen.ts';
import { PageHero } from '../../site/hero/PageHero.tsx';
import { ClosingBanner } from '../../site/layout/ClosingBanner.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { townShareName } from '../../site/metadata/share-names.ts';
import type { Page } from '../../site/page.ts';
import { fillText } from '../../site/words/fill-text.ts';
import { useWords } from '../../site/words/words-context.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TargetLink } from '../../ui/TargetLink.tsx';
import { TownMap } from '../map/TownMap.tsx';
import { townKey } from '../saving/plan-key.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import { MoreOfTown } from './MoreOfTown.tsx';
import type { TownWords } from './town-words-schema.ts';

/** A town's page; the specification dictates its content (section 2, "Destination detail"). */
export function townPage(town: Town): Page {
  return function TownPage() {
    return <TownContent town={town} />;
  };
}

function TownContent({ town }: { town: Town }) {
  const { name, slug, emoji } = town;
  const words = useWords(slug);
  const { summary, description, keywords } = words;
  const { back, stay, toMap } = useWords('town');
  return (
    <>
      <PageMetadata
        title={`${name}, Texas`}
        description={description}
        keywords={keywords}
        path={paths.destination(slug)}
        shareImage={{ name: townShareName(slug), alt: words.imageAlt }}
        position={{ ...TOWN_POSITIONS[slug], placename: `${name}, Texas` }}
      />
      <PageHero
        picture={words}
        title={name}
        emblem={emoji}
        lead={summary}
        above={
          <BackLink href={paths.destinations} onPicture>
            {back}
          </BackLink>
        }
      >
        <TownRoad name={name} />
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <SaveButton of={townKey(name)} title={name} withText />
          <a className="text-link on-picture" href="#map">
            {toMap} <Icon name="down" />
          </a>
        </div>
      </PageHero>
      <TownParts />
      <div className="wrap section columns grid gap-x-16 gap-y-14 lg:grid-cols-[1.7fr_1fr]">
        <TownStory name={name} words={words} />
        <TownAside words={words} />
      </div>
      <BelowFirstScreen>
        <section className="wrap section" aria-labelledby="tips">
          <h2 id="tips">Travel Tips</h2>
          <ul className="ticks mt-6 gap-x-16 lg:grid-cols-2">
            {words.travelTips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
        <MoreOfTown name={name} words={words} />
        <TownMap town={name} />
        <ClosingBanner
          heading={fillText(stay.heading, { town: name })}
          text={stay.text}
          action="Book Your Stay"
        />
      </BelowFirstScreen>
    </>
  );
}

/** How far the town is from the cabins by road; renders nothing if the guide states no drive. */
function TownRoad({ name }: { name: string }) {
  const { road } = useWords('town');
  const minutes = roadBetween(CABINS_TOWN, name)?.minutes;
  return (
    minutes && (
      <p className="font-bold">{unbroken(fillText(road, { time: durationInWords(minutes) }))}</p>
    )
  );
}

/** The ids of the headings that the links below the hero lead to. */
const PART_IDS = ['things', 'highlights', 'best-time', 'nearby', 'tips', 'map'] as const;

/** Links to the page's parts. */
function TownParts() {
  const { heading, ...parts } = useWords('town').contents;
  return (
    <nav className="wrap mt-6 print:hidden" aria-label={heading}>
      <ul className="flex flex-wrap gap-2">
        {PART_IDS.map((id) => (
          <li key={id}>
            <a className="button button-quiet px-3.5" href={`#${id}`}>
              {parts[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TownStory({ name, words }: { name: string; words: TownWords }) {
  const { about, thingsToDo } = words;
  const { aboutHeading } = useWords('town');
  return (
    <div className="grid grid-rows-[auto_1fr] gap-14">
      <section aria-labelledby="about" className="prose">
        <h2 id="about">{fillText(aboutHeading, { town: name })}</h2>
        {about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section aria-labelledby="things" className="flex flex-col">
        <h2 id="things">Things to Do</h2>
        <ol className="notes notes-numbered mt-8 flex-1 content-between">
          {thingsToDo.map(({ title, text, link, picture }) => (
            <li key={title}>
              {picture && <Picture className="note-picture" picture={picture} />}
              <h3>{link ? <TargetLink link={link}>{title}</TargetLink> : title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function TownAside({ words: { highlights, bestTime, nearby } }: { words: TownWords }) {
  return (
    <aside className="grid gap-6" aria-label="At a glance">
      <section className="town-card" aria-labelledby="highlights">
        <h2 id="highlights">Highlights</h2>
        <ul className="ticks mt-4">
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      </section>
      <section className="town-card" aria-labelledby="best-time">
        <h2 id="best-time">Best Time to Visit</h2>
        <dl className="mt-4 grid gap-3">
          {bestTime.map(({ season, text }) => (
            <div key={season}>
              <dt className="font-bold text-oak">{season}</dt>
              <dd className="text-base text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="town-card" aria-labelledby="nearby">
        <h2 id="nearby">Nearby Attractions</h2>
        <ul className="mt-4 grid gap-3">
          {nearby.map(({ name, note, link }) => (
            <li key={name} className="grid gap-1">
              <Badge tone="river">
                {link ? <TargetLink link={link}>{name}</TargetLink> : name}
              </Badge>
              <p className="text-base text-ink-soft">{note}</p>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
