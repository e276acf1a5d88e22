/**
 * The fixed words of every page except towns' and categories', from the YAML file next to it
 * (decision 21).
 */
export interface PageCopy {
  title: string;
  intro: string;
  /** For search engines. */
  description: string;
  keywords: string[];
}
