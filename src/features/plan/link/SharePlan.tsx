import { memo, useState } from 'react';
import { paths } from '../../../model/paths.ts';
import { useSite } from '../../../site/site-context.ts';
import { useLaterCode } from '../../../site/states/use-later-code.ts';
import { fillText } from '../../../site/words/fill-text.ts';
import { useWords, useWordsSource } from '../../../site/words/words-context.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Plan } from '../../saving/plan.ts';
import { isDayNumber, shownItems } from '../../saving/plan.ts';
import { type PlanFacts, titleOf } from '../plan-facts.ts';
import type { PlanLink } from './plan-link.ts';
import { planLink } from './plan-link.ts';

const CALENDAR_LOST =
  'The calendar could not be loaded. Try again; if that doesn’t help, load the page again.';

interface SharePlanProps {
  plan: Plan;
  stay: string;
  facts: ReadonlyMap<string, PlanFacts> | undefined;
}

/** Shares the plan: as a link, on paper, and as a calendar file. */
export const SharePlan = memo(function Share({ plan, stay, facts }: SharePlanProps) {
  const { title, take } = useWords('plan');
  const { siteUrl } = useSite();
  const words = useWordsSource();
  const [withNotes, setWithNotes] = useState(false);
  const [announcement, announce] = useState('');
  const made = planLink(window.location.origin + paths.plan, plan, withNotes, stay);
  const items = shownItems(plan);
  const hasNotes = items.some(({ note }) => note);
  const hasDays = items.some(({ day }) => day && !isDayNumber(day));

  const share = async (url: string) => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      announce(take.copied);
    } catch (error) {
      // An AbortError means the visitor closed the share sheet; otherwise they can still copy the link.
      if (!(error instanceof DOMException && error.name === 'AbortError')) announce(take.byHand);
    }
  };
  const saveCalendar = () =>
    import('../plan-calendar.ts')
      .then((code) => facts && code.downloadCalendar(plan, facts, { name: title, siteUrl, words }))
      .then(
        () => announce(''),
        () => announce(CALENDAR_LOST),
      );

  return (
    <>
      <section className="plan-take card" aria-labelledby="plan-take">
        <h2 id="plan-take">{take.heading}</h2>
        <p className="plan-lead">{take.text}</p>
        {hasNotes && (
          <label className="plan-check">
            <input
              type="checkbox"
              checked={withNotes}
              onChange={({ target }) => setWithNotes(target.checked)}
            />
            {take.notes}
          </label>
        )}
        {'link' in made ? (
          <div className="plan-link">
            <input
              type="text"
              readOnly
              aria-label="The link to your plan"
              value={made.link}
              onFocus={({ target }) => target.select()}
            />
            <button type="button" className="button button-action" onClick={() => share(made.link)}>
              Share
            </button>
          </div>
        ) : (
          <p className="plan-warning">
            {fillText(take.long, {
              titles: made.notesTooLong
                .map((item) => titleOf(item, facts?.get(item.key)))
                .join(', '),
            })}
          </p>
        )}
        <div className="plan-ways">
          <button type="button" className="button button-quiet" onClick={() => window.print()}>
            Print
          </button>
          {hasDays && facts && (
            <button type="button" className="button button-quiet" onClick={saveCalendar}>
              <Icon name="calendar" />
              Add to my calendar
            </button>
          )}
        </div>
        {hasDays && <p className="plan-lead">{take.calendar}</p>}
        <p role="status" className="plan-said">
          {announcement}
        </p>
      </section>
      <PrintedRiverCard made={made} />
    </>
  );
});

const importCard = () => import('../RiverCard.tsx');

/** The end of a printed plan, loaded on demand; left out when offline. */
function PrintedRiverCard({ made }: { made: PlanLink }) {
  const { code } = useLaterCode(importCard, { words: 'river-safety', isNeeded: true });
  return code && <code.RiverCard made={made} />;
}
