import type { Finding } from '../../content/findings.ts';
import type { Outcome } from '../../content/outcome.ts';

interface OutcomeNoteProps {
  outcome: Outcome;
  /** Does it nevertheless, if the desk only asked. */
  onMeant: () => void;
}

/** Why nothing has gone live yet. */
export function OutcomeNote({ outcome, onMeant }: OutcomeNoteProps) {
  if (outcome.is === 'asks')
    return (
      <div className="note" role="alert">
        {outcome.drops.map((drop) => (
          <p key={drop}>
            <strong>{drop}</strong>
          </p>
        ))}
        <Findings findings={outcome.warnings} />
        <button type="button" className="button button-action" onClick={onMeant}>
          {outcome.drops.length > 0 ? 'Yes, take them off the site' : 'Publish anyway'}
        </button>
      </div>
    );
  return (
    <div className="note" role="alert">
      {outcome.is === 'refused' && (
        <>
          <p>
            <strong>Not live yet.</strong> This would be held back:
          </p>
          <Findings findings={outcome.faults} />
        </>
      )}
      {outcome.is === 'stuck' && (
        <p>
          That has been changed again since, so it cannot be taken back by itself: {outcome.changes}
          .
        </p>
      )}
      {outcome.is === 'conflict' && (
        <p>Somebody has changed the same since. Look at what it is now, and decide again.</p>
      )}
      {outcome.is === 'same' && <p>The site is like that already.</p>}
    </div>
  );
}

/** What check says, and of what. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="plain">
      {findings.map(({ title, field, message }) => (
        <li key={`${title} ${field} ${message}`}>
          <strong>{title}</strong> {field} {message}
        </li>
      ))}
    </ul>
  );
}
