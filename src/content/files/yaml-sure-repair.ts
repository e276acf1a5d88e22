export interface Attempt {
  lines: string[];
  remedy: string;
}

/** The entry with another line at `at`. */
export function replaced(
  entry: readonly string[],
  at: number,
  line: string,
  remedy: string,
): Attempt {
  return { lines: entry.with(at, line), remedy };
}

/** Unindents the first field of a file whose other fields aren't indented. */
export function* unindented(entry: readonly string[], at: number): Generator<Attempt> {
  const [first = ''] = entry;
  if (at === 0 && /^\s+[\w-]+:/u.test(first))
    yield replaced(entry, 0, first.trimStart(), 'delete the spaces before it');
}

/** Fixes what is wrong anywhere: one sign in place of another, and remnants of other programs. */
export function* unmistakable(entry: readonly string[], at: number): Generator<Attempt> {
  const line = entry[at] ?? '';
  const instead = (written: string, remedy: string) => replaced(entry, at, written, remedy);
  const [, field = '', sign, text] = /^(\s*(?:- )?[\w-]+) ?([;：=]) ?(\S.*)$/u.exec(line) ?? [];
  if (sign !== undefined)
    yield instead(
      `${field}: ${text}`,
      `put a colon after the name of the field instead of ${sign}`,
    );
  const [, name, group] = /^(\s*(?:- )?[\w-]+) ([{[].*)$/u.exec(line) ?? [];
  if (name !== undefined)
    yield instead(`${name}: ${group}`, 'put a colon after the name of the field');
  const [, bullet] = /^\s*([–—•·])\s/u.exec(line) ?? [];
  if (bullet !== undefined)
    yield instead(line.replace(bullet, '-'), `put a hyphen instead of ${bullet}`);
  if (/^(?:<{7}|={7}|>{7})/u.test(line))
    yield instead('', 'delete this line, which another program has left there');
  if (/["'}\]],\s*$/u.test(line))
    yield instead(line.replace(/,\s*$/u, ''), 'delete the comma at its end');
}
