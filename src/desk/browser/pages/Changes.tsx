import type { WordedChange } from '../../forms/form.ts';

interface ChangesProps {
  changes: readonly WordedChange[];
  kept: string;
}

/** "2 things change", and which. */
export function Changes({ changes, kept }: ChangesProps) {
  const { length } = changes;
  if (length === 0) return <p className="soft">Nothing changes yet.</p>;
  return (
    <details className="changes">
      <summary>
        <span>{length === 1 ? '1 thing changes' : `${length} things change`}</span>{' '}
        <span className="soft">{kept}</span>
      </summary>
      <ChangedFields changes={changes} />
    </details>
  );
}

/** Each changed field, before and after. */
export function ChangedFields({ changes }: { changes: readonly WordedChange[] }) {
  return (
    <dl>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before && <del>{`${shortened(before)} `}</del>}
            {after && <ins>{shortened(after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)} …` : text;
}
