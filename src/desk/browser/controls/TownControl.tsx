import { nearestName } from '../../../model/nearest-name.ts';
import { Button } from './Button.tsx';
import type { ControlProps } from './form-state.ts';
import { TextControl } from './TextControl.tsx';

const MOST = 4;

/** A town, with suggestions: towns of the site that start the same or are spelled nearly so. */
export function TownControl(props: ControlProps) {
  const { value, state, onChange } = props;
  const typed = String(value ?? '').trim();
  const isKnown = typed === '' || state.towns.includes(typed) || state.towns.length === 0;
  const meant = isKnown ? [] : townsLike(typed, state.towns);
  return (
    <>
      <TextControl {...props} />
      <div role="status">
        {!isKnown && (
          <p className="row">
            <span>
              {meant.length > 0 ? 'Not one of your towns. Did you mean:' : 'Not one of your towns.'}
            </span>
            {meant.map((town) => (
              <Button key={town} onClick={() => onChange(town)}>
                {town}
              </Button>
            ))}
          </p>
        )}
      </div>
    </>
  );
}

function townsLike(typed: string, towns: readonly string[]): string[] {
  const start = typed.toLowerCase();
  const same = towns.filter((town) => town.toLowerCase().startsWith(start));
  const near = same.length > 0 ? undefined : nearestName(typed, towns);
  return near === undefined ? same.slice(0, MOST) : [near];
}
