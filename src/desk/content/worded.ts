import type { Tree } from '../../content/versions/version.ts';
import type { Field } from '../forms/form.ts';
import { inDeskWords } from './desk-words.ts';
import type { Entries } from './entries.ts';
import type { Finding } from './findings.ts';
import { formOf } from './forms.ts';
import { titleOf } from './page-of.ts';

/** Findings in the desk's words, with the entry's title and the field's label. */
export async function worded(
  findings: readonly Finding[],
  entries: Entries,
  tree: Tree,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const finding of findings) {
    const message = inDeskWords(finding.message);
    const { ref, field } = finding;
    const rows = ref && (await entries.all(ref.list, tree));
    const row = ref?.key != null ? rows?.get(ref.key) : undefined;
    const title = ref && row ? titleOf(ref, row) : finding.title;
    const label = ref && field ? labelAt(formOf(entries, ref), field) : undefined;
    found.push({ ...finding, title, message, ...(label && { label }) });
  }
  return found;
}

function labelAt(form: readonly Field[], path: string): string | undefined {
  const [name, ...rest] = path.split(/[.[\]]+/).filter((part) => !/^\d*$/.test(part));
  const field = form.find((each) => each.name === name);
  if (!field) return undefined;
  return labelAt(field.fields ?? [], rest.join('.')) ?? field.label.replace(/\?$/, '');
}
