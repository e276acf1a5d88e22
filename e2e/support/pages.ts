/** The browser visits the same pages that the in-memory tests read. */
export {
  everyPage,
  everyPath,
  missingPaths,
  pathOfEachKind,
  placePaths,
  type SitePage,
} from '../../src/site/fixtures/every-page.ts';
