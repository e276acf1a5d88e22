/**
 * `npm run check [-- FOLDER]`: says what is wrong with the content of the folder or of CONTENT_DIR (exit status 1), and what a visitor
 * would miss (status 0).
 */
import { join, relative } from 'node:path';
import { describeProblems } from '../content/content-source.ts';
import { todayInTexas } from '../content/stale-content.ts';
import { checkGuide } from './check-guide.ts';
import { readCommandLine } from './command-line.ts';

const [content = process.env.CONTENT_DIR || 'content'] = readCommandLine('check').operands;
const pages = relative(process.cwd(), join(import.meta.dirname, '../site/pages'));

const { problems, consequences, warnings, scope } = await checkGuide({ content, pages }, todayInTexas());

for (const line of describeProblems(warnings)) process.stdout.write(`warning: ${line}\n`);
for (const line of describeProblems(problems)) process.stderr.write(`fault: ${line}\n`);
process.stdout.write(`${summary()}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function summary(): string {
  const warned = warnings.length === 0 ? 'no warnings' : count(warnings.length, 'warning');
  if (problems.length === 0) return `The content is good, with ${warned}: ${scope}.`;
  return `${count(problems.length, 'fault')}, ${warned}. ${consequences.join(' ')}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
