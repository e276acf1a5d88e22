/** The words of a page (not a town's or category's) from the YAML next to it (decision 21). */
export interface PageCopy {
  title: string;
  intro: string;
  /** For search engines. */
  description: string;
  keywords: string[];
}
