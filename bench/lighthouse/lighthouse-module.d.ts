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
    audits: Record<string, { score?: number | null; numericValue?: number } | undefined>;
    runtimeError?: { message: string };
  }

  /** Judges a page as it is. */
  export function snapshot(
    page: import('puppeteer-core').Page,
    options: {
      flags: Partial<Omit<Flags, 'onlyCategories'>> & { onlyCategories: readonly string[] };
    },
  ): Promise<{ lhr: Result } | undefined>;

  export default function lighthouse(
    url: string,
    flags: Flags,
  ): Promise<{ lhr: Result } | undefined>;
}

/** The part of what comes with Lighthouse that is used here. */
declare module 'puppeteer-core' {
  interface Locator {
    wait(): Promise<unknown>;
    click(): Promise<void>;
    fill(value: string): Promise<void>;
  }

  export interface Page {
    setViewport(size: object): Promise<void>;
    goto(url: string): Promise<unknown>;
    locator(selector: string): Locator;
    close(): Promise<void>;
  }

  interface Browser {
    newPage(): Promise<Page>;
    setCookie(cookie: object): Promise<void>;
  }

  const puppeteer: { connect(options: { browserURL: string }): Promise<Browser> };
  export default puppeteer;
}
