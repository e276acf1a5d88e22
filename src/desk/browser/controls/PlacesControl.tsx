import type { ListName } from '../../content/forms.ts';
import { useAnswer } from '../data/api.ts';
import { Button } from './Button.tsx';
import type { ControlProps } from './form-state.ts';

/** Paths that a post's list of places may name. */
const PLACE = /^\/(?:things-to-do|events|destinations)\/./;
const TOWN = /^\/destinations\/./;

/** Pages of the site, chosen by name, in order. */
export function PlacesControl({ field, value, id, aria, onChange }: ControlProps) {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const { data: lists = [] } = useAnswer<ListName[]>('/api/lists');
  const places = lists
    .map(({ list, label, entries }) => ({
      // Among the pages that only have text, only those of towns are places.
      label: list === 'page' ? 'Towns' : label,
      entries: entries
        .filter(({ path }) => (list === 'page' ? TOWN : PLACE).test(path ?? ''))
        .map((each) => ({ ...each, title: each.title.replace(', its own page', '') })),
    }))
    .filter(({ entries }) => entries.length > 0);
  const named = new Map(places.flatMap(({ entries }) => entries.map((each) => [each.path, each])));
  const nameOf = (path: string) => named.get(path)?.title ?? path;
  const change = (next: readonly string[]) =>
    onChange(next.length === 0 && field.isOptional ? undefined : next);
  return (
    <>
      <ol className="plain">
        {chosen.map((path, index) => (
          <li key={path} className="row">
            <span className="grow">{nameOf(path)}</span>
            {index > 0 && (
              <Button
                look="link"
                more={`: ${nameOf(path)}`}
                onClick={() => {
                  const rest = chosen.toSpliced(index, 1);
                  change(rest.toSpliced(index - 1, 0, path));
                }}
              >
                Earlier
              </Button>
            )}
            <Button
              look="link"
              more={`: ${nameOf(path)}`}
              onClick={() => change(chosen.toSpliced(index, 1))}
            >
              Take away
            </Button>
          </li>
        ))}
      </ol>
      <select
        id={id}
        value=""
        aria-labelledby={`${id}-label`}
        {...aria}
        onChange={({ target }) => change([...chosen, target.value])}
      >
        <option value="">Choose a place</option>
        {places.map(({ label, entries }) => (
          <optgroup key={label} label={label}>
            {entries
              .filter(({ path = '' }) => !chosen.includes(path))
              .map(({ path, title }) => (
                <option key={path} value={path}>
                  {title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </>
  );
}
