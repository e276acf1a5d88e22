import { type Field, type Written, withField } from '../forms/form.ts';

/** Shown where a picture is still missing. */
export const NO_PICTURE = {
  url: '/images/no-picture-yet.svg',
  size: { width: 1600, height: 900 },
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"><path fill="#c9c5bd" d="M0 0h1600v900H0z"/></svg>',
};

/** Words in place of an event's days; they must name a month. */
const NO_DAYS = 'No days yet, such as December 5';

/** Resolving one fault may reveal another; no field has more stand-ins than this. */
const ATTEMPTS = 3;

/** Makes an unfinished entry renderable: drops wrong optional fields, and fills required ones in. */
export function withoutGaps(
  form: readonly Field[],
  value: Written,
  wrong: (value: Written) => readonly string[],
): Written {
  let filled = value;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const names = new Set(wrong(filled).map((path) => path.split(/[.[]/)[0] ?? ''));
    for (const name of names) {
      const field = form.find((each) => each.name === name);
      const stand = field && !field.isOptional ? standIns(field)[attempt] : undefined;
      filled =
        field?.control === 'days'
          ? { ...withField(filled, name, undefined), date: NO_DAYS }
          : withField(filled, name, stand);
    }
  }
  return filled;
}

function standIns({ name, label, control, options, example }: Field): readonly unknown[] {
  if (control === 'picture') return [NO_PICTURE.url];
  if (control === 'number') return [1];
  if (options) return [options[0]];
  if (['title', 'name'].includes(name)) return [`No ${label.toLowerCase()} yet`];
  return ['…', example, name];
}
