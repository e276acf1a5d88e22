import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { readContentFolder } from '../reading/content-folder.ts';

const FILES = readdirSync('content').filter((name) => name.endsWith('.yaml'));

/** A line that holds a field once its "# " is taken away. */
const EXAMPLE = /^( *)# ( *[\w/-]+:(?: .*)?)$/;

const lines = (file: string) => readFileSync(join('content', file), 'utf8').split('\n');

/** Without "# " in front of these lines. */
const uncommented = (file: string, numbers: readonly number[]) =>
  lines(file)
    .map((line, number) => (numbers.includes(number) ? line.replace(EXAMPLE, '$1$2') : line))
    .join('\n');

/** The numbers of the lines with an example; those of one group, such as a notice, together. */
function examplesIn(file: string): number[][] {
  const groups: number[][] = [];
  for (const [number, line] of lines(file).entries()) {
    const [, indent = '', field = ''] = EXAMPLE.exec(line) ?? [];
    if (field === '') continue;
    const isInside = indent === '' && field.startsWith(' ');
    if (isInside) groups.at(-1)?.push(number);
    else groups.push([number]);
  }
  return groups;
}

function copyOfContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-examples-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('content', folder, { recursive: true, filter: (path) => !path.endsWith('images') });
  return folder;
}

const single = FILES.flatMap((file) =>
  examplesIn(file).map((numbers) => [file, numbers, lines(file)[numbers[0] ?? 0] ?? ''] as const),
);

test('there are examples to take the # away from', () => {
  expect(single.length).toBeGreaterThanOrEqual(14);
});

test.each([
  ...single,
  ...FILES.map((file) => [file, examplesIn(file).flat(), 'all of them'] as const),
])('%s, lines %j, without "# ": is good (%s)', async (file, numbers) => {
  const folder = copyOfContent();
  writeFileSync(join(folder, file), uncommented(file, numbers));
  const { content, problems } = await readContentFolder(folder, contentTables);
  expect(problems).toEqual([]);
  const shipped = (await readContentFolder('content', contentTables)).content;
  if (numbers.length > 0) expect(content).not.toEqual(shipped);
});
