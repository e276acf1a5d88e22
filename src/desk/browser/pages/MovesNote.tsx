import { slugIn } from '../../../model/entry-slug.ts';
import type { Field, Written } from '../../forms/form.ts';

interface MovesNoteProps {
  form: readonly Field[];
  before: Written;
  after: Written;
}

/** Says that the entry's page moves, and that links to it still work. */
export function MovesNote({ form, before, after }: MovesNoteProps) {
  const hasAddress = form.some(({ name }) => name === 'formerly');
  const [old, now] = [slugIn(before), slugIn(after)];
  if (!hasAddress || old === now || !now) return null;
  return (
    <p className="soft">
      Its page moves to “{now}”; the old address, “{old}”, leads there.
    </p>
  );
}
