export const browserArguments: string[];
/** The path of an executable Chromium, or undefined. */
export function findBrowser(): string | undefined;
/** Installs Chromium where there is none. */
export function ensureBrowser(): void;
