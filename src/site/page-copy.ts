/**
 * The fixed words that every page without a guide of its own has, in the YAML file beside it
 * (decision 21).
 */
export interface PageCopy {
  title: string;
  intro: string;
  /** For search engines. */
  description: string;
  keywords: string[];
}
