/** The part of Lighthouse that is used here: types are checked whether it's installed or not. */
declare module 'lighthouse' {
  interface Flags {
    /** Of the browser's debugging protocol. */
    port: number;
    output: 'json';
    logLevel: 'error';
    onlyCategories?: string[];
    blockedUrlPatterns?: string[];
  }

  interface Result {
    /** Scores from 0 to 1. */
    categories: Record<string, { score: number | null } | undefined>;
    audits: Record<string, { numericValue?: number } | undefined>;
    runtimeError?: { message: string };
  }

  export default function lighthouse(
    url: string,
    flags: Flags,
  ): Promise<{ lhr: Result } | undefined>;
}
