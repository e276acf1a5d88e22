import { stripVTControlCharacters } from 'node:util';
import { ContentProblems } from '../src/content/content-source.ts';
import { escapeXml } from '../src/server/metadata/xml.ts';

/**
 * A fault as `npm run dev` tells it: what is wrong, and in which file and line, named from the
 * folder of the project.
 */
export function describeFault(error: unknown): string {
  return textOf(error).replaceAll(`${process.cwd()}/`, '');
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // By its name: Vite loads the sources a second time, so the class is another one.
  if (error.name === ContentProblems.name) return error.message;
  const lines = stripVTControlCharacters(error.stack ?? error.message).split('\n');
  return lines
    .filter((line) => !/^\s+at .*(?:node_modules\/|node:)/.test(line))
    .join('\n')
    .trimEnd();
}

/** The page of a fault. Vite's client in it loads the page again after the next edit. */
export function faultPage(text: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A fault</title>
<script type="module" src="/@vite/client"></script></head>
<body><h1>The guide cannot be shown until this is corrected</h1><pre>${escapeXml(text)}</pre></body></html>
`;
}
