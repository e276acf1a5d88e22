import type { ReactNode } from 'react';
import { slugIn } from '../../../model/entry-slug.ts';
import { type Field, labelOf, type WordedChange, type Written } from '../../forms/form.ts';
import { Button } from '../controls/Button.tsx';
import { Changes } from './Changes.tsx';
import { HourFields, LaterChip } from './LaterChoice.tsx';

interface PublishBarProps {
  form: readonly Field[];
  before: Written;
  after: Written;
  changes: readonly WordedChange[];
  wrong: readonly string[];
  /** Why it isn't live yet, unless it's a conflict that the form shows. */
  note: ReactNode;
  /** True if the note asks for confirmation; then the bar shows nothing else. */
  isAsked: boolean;
  isBusy: boolean;
  kept: string;
  hour: string | undefined;
  sending: number;
  hasPage: boolean;
  namedBy: number;
  isBlocked: boolean;
  onHour: (hour: string | undefined) => void;
  /** Undefined if nothing was thrown away. */
  onBringBack: (() => void) | undefined;
}

/** The bar below a form: what changes, how publishing went, and the buttons for it. */
export function PublishBar(props: PublishBarProps) {
  const { form, before, after, changes, wrong, note, hour, sending } = props;
  if (props.isAsked) return <div className="bar">{note}</div>;
  return (
    <div className="bar">
      {note}
      {wrong.length > 0 && (
        <p className="problem" role="alert">
          Nothing is live yet. Look at {labelsOf(form, wrong)}.
        </p>
      )}
      <Changes changes={changes} kept={props.kept} />
      <div role="status">
        {props.onBringBack && (
          <p className="row">
            <span className="grow">What you typed is thrown away.</span>
            <Button onClick={props.onBringBack}>Bring it back</Button>
          </p>
        )}
      </div>
      {props.hasPage && (
        <MovesNote before={before} after={after} form={form} namedBy={props.namedBy} />
      )}
      <HourFields hour={hour} onChange={props.onHour} />
      <div className="row">
        <LaterChip hour={hour} onChange={props.onHour} />
        <Button
          type="submit"
          look="action"
          className="grow"
          disabled={changes.length === 0 || props.isBlocked || sending > 0}
        >
          {props.isBusy ? 'Publishing …' : buttonSays(sending, hour)}
        </Button>
      </div>
    </div>
  );
}

function buttonSays(sending: number, hour: string | undefined): string {
  if (sending > 0) return 'A photo is on its way';
  return hour ? 'Publish then' : 'Publish';
}

function labelsOf(form: readonly Field[], paths: readonly string[]): string {
  const labels = paths.map((path) => `“${labelOf(form, path) || 'the form'}”`);
  return new Intl.ListFormat('en-US').format(new Set(labels));
}

type MovesNoteProps = Pick<PublishBarProps, 'form' | 'before' | 'after' | 'namedBy'>;

function MovesNote({ form, before, after, namedBy }: MovesNoteProps) {
  const hasAddress = form.some(({ name }) => name === 'formerly');
  const [old, now] = [slugIn(before), slugIn(after)];
  if (!hasAddress || old === now || !now) return null;
  return (
    <p className="soft">
      Its page moves to “{now}”; the old address, “{old}”, leads there.{' '}
      {namedBy > 0 && (
        <span>
          {namedBy === 1 ? 'What names it follows.' : `The ${namedBy} that name it follow.`}
        </span>
      )}
    </p>
  );
}
