import { contentTables } from '../../app/content-tables.ts';
import type { ContentProblem } from '../../content/content-source.ts';
import type { Entry } from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import type { Named } from '../../model/entry-slug.ts';

/** One notice of all placeholders that the owner has to replace before the guide goes live. */
export function placeholderNotices(entries: ContentEntries): ContentProblem[] {
  const { site } = entries;
  const examples = contentTables.lists
    .flatMap(({ name }) => entries[name] as readonly Entry<Named & { example?: boolean }>[])
    .filter(({ value }) => value.example);
  const left = [
    ...sitePlaceholders(site?.value),
    ...examples.map(({ value: { name, title = name } }) => title),
  ];
  const [file] = [examples[0]?.place, site?.place].flatMap((place) => place?.yaml.file ?? []);
  if (left.length === 0 || file === undefined) return [];
  const message = `before the guide goes live, replace what only stands in for your own: ${left.join('; ')}`;
  return [{ file, message }];
}

function sitePlaceholders(
  site: NonNullable<ContentEntries['site']>['value'] | undefined,
): string[] {
  if (site === undefined) return [];
  const { phone, email, address, bookingUrl } = site;
  return [
    ...(/555\D?01\d\d$/.test(phone) ? [`phone ${phone}`] : []),
    ...(/[@.]example\.(?:com|net|org)$/.test(email) ? [`email ${email}`] : []),
    ...(/\bexample\b/i.test(address.street) ? [`address ${address.street}`] : []),
    ...(/(?:^|\.)example\.(?:com|net|org)$/.test(new URL(bookingUrl).hostname)
      ? [`bookingUrl ${bookingUrl}`]
      : []),
  ];
}
