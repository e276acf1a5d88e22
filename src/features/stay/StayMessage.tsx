import { type CivilDay, dayText } from '../../model/day/civil-day.ts';
import { daysInWords } from '../../model/day/days-in-words.ts';
import { useSite } from '../../site/site-context.ts';
import { FilledText } from '../../site/words/placeholder-text.tsx';
import { useWords } from '../../site/words/words-context.ts';
import type { checkStay, StayDates, StayProblem } from './stay.ts';
import { isStayUnkept } from './stay-dates.ts';

interface StayMessageProps {
  dates: StayDates | undefined;
  checked: ReturnType<typeof checkStay>;
  today: CivilDay;
}

/** The stay in words, or what's missing or wrong. */
export function StayMessage(props: StayMessageProps) {
  return (
    <p className="stay-message" role="status">
      <span key={JSON.stringify([props.checked, props.dates])}>
        <Message {...props} />
      </span>
    </p>
  );
}

function Message({ dates, checked, today }: StayMessageProps) {
  if (typeof checked === 'string') return <Problem problem={checked} dates={dates} />;
  const { arrival, departure } = checked;
  if (departure < today) return 'These days are over. Choose new ones.';
  const days = daysInWords({ startDate: dayText(arrival), endDate: dayText(departure) });
  return (
    <>
      <strong>{nightsInWords(departure - arrival)}</strong> <span>{days}</span>
      {isStayUnkept() && <span> Only this page’s address keeps them.</span>}
    </>
  );
}

function Problem({ problem, dates }: { problem: StayProblem; dates: StayDates | undefined }) {
  const { rules } = useWords('stay');
  switch (problem) {
    case 'nothing':
      return null;
    case 'incomplete':
      return dates?.arrival ? 'And the day you leave?' : 'And the day you arrive?';
    case 'order':
      return 'The day you leave has to come after the day you arrive.';
    case 'long':
      return <WithPhone text={rules.long} />;
    case 'link':
      return 'This address doesn’t hold two dates that we can read. Choose them here.';
  }
}

/** "1 night", "3 nights" */
export function nightsInWords(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`;
}

/** The owner's text with the phone number as a link. */
export function WithPhone({ text }: { text: string }) {
  const { site } = useSite();
  return <FilledText text={text} values={{ phone: <a href={site.phoneUri}>{site.phone}</a> }} />;
}
