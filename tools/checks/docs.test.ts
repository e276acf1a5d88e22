import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const LINK = /\]\((?![a-z]+:|#)([^)#]+)/g;

/**
 * A file or folder of the project in backticks. Files under content/ are the owner's and may be
 * missing.
 */
const PATH = /`((?:src|e2e|tools|soak|bench|deploy|docs|migrations|illustrations)\/[\w./*-]+)`/g;

const documents = globSync('{*.md,docs/**/*.md,bench/*.md}').filter(
  (file) => file !== 'docs/bad-inputs.md',
);

test.each(documents)('every file that %s names exists', (file) => {
  const text = readFileSync(file, 'utf8');
  const links = [...text.matchAll(LINK)].map(([, link = '']) => join(dirname(file), link));
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
  const isThere = (path: string) =>
    path.includes('*') ? globSync(path).length > 0 : existsSync(path);
  expect([...links, ...paths].filter((path) => !isThere(path))).toEqual([]);
});
