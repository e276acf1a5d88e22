import type { Outcome } from '../../content/outcome.ts';
import { type Field, labelOf, type WordedChange, type Written } from '../../forms/form.ts';
import { Changes } from './Changes.tsx';
import { HourFields, LaterChip } from './LaterChoice.tsx';
import { MovesNote } from './MovesNote.tsx';
import { OutcomeNote } from './OutcomeNote.tsx';
import { Trouble } from './Trouble.tsx';

interface PublishBarProps {
  form: readonly Field[];
  before: Written;
  after: Written;
  changes: readonly WordedChange[];
  /** The paths of fields because of which nothing went live. */
  wrong: readonly string[];
  /** Undefined also if it is a conflict that the form shows. */
  outcome: Outcome | undefined;
  error: Error | undefined;
  hour: string | undefined;
  /** How many photos are on their way. */
  sending: number;
  hasPage: boolean;
  isBlocked: boolean;
  onHour: (hour: string | undefined) => void;
  onMeant: () => void;
  onStartOver: () => void;
}

/** At the bottom of a form: what changes, what came of publishing, and the buttons for it. */
export function PublishBar(props: PublishBarProps) {
  const { form, before, after, changes, wrong, outcome, error, hour, sending } = props;
  return (
    <div className="bar">
      {outcome && outcome.is !== 'live' && (
        <OutcomeNote outcome={outcome} onMeant={props.onMeant} />
      )}
      {error && <Trouble error={error} />}
      {wrong.length > 0 && (
        <p className="problem" role="alert">
          Nothing is live yet. Look at {labelsOf(form, wrong)}.
        </p>
      )}
      <Changes changes={changes} />
      {props.hasPage && <MovesNote before={before} after={after} form={form} />}
      <HourFields hour={hour} onChange={props.onHour} />
      <div className="row">
        {changes.length > 0 && (
          <button type="button" className="button button-quiet" onClick={props.onStartOver}>
            Start over
          </button>
        )}
        <LaterChip hour={hour} onChange={props.onHour} />
        <button
          type="submit"
          className="button button-action grow"
          disabled={changes.length === 0 || props.isBlocked || sending > 0}
        >
          {sending > 0 ? 'A photo is on its way' : hour ? 'Publish then' : 'Publish'}
        </button>
      </div>
    </div>
  );
}

/** "“Sign” and “Picture”", by the fields' paths. */
function labelsOf(form: readonly Field[], paths: readonly string[]): string {
  const labels = paths.map((path) => `“${labelOf(form, path) || 'the form'}”`);
  return new Intl.ListFormat('en-US').format(new Set(labels));
}
