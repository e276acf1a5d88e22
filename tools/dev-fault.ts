import { stripVTControlCharacters } from 'node:util';
import { ContentProblems } from '../src/content/content-source.ts';
import { escapeXml } from '../src/server/xml.ts';

/** What is wrong, in which file and line, relative to the project's folder, for `npm run dev`. */
export function describeFault(error: unknown): string {
  return textOf(error).replaceAll(`${process.cwd()}/`, '');
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // By name: Vite loads the sources a second time, so the class isn't the same.
  if (error.name === ContentProblems.name) return error.message;
  const lines = stripVTControlCharacters(error.stack ?? error.message).split('\n');
  return lines
    .filter((line) => !/^\s+at .*(?:node_modules\/|node:)/.test(line))
    .join('\n')
    .trimEnd();
}

/** The page that shows an error. Vite's client in it reloads the page after the next edit. */
export function faultPage(text: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title>
<script type="module" src="/@vite/client"></script></head>
<body><h1>The guide cannot be shown until this is fixed</h1><pre>${escapeXml(text)}</pre></body></html>
`;
}
