/** The pages that the tests in memory read are those that the browser visits. */
export {
  everyPage,
  everyPath,
  missingPaths,
  type SitePage,
} from '../../src/site/fixtures/every-page.ts';
