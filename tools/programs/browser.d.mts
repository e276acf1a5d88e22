export const browserArguments: string[];
/** The path of an executable Chromium, or undefined. */
export function findBrowser(): string | undefined;
/** The path of one with a back/forward cache, or undefined. */
export function findWholeBrowser(): string | undefined;
/** Installs Chromium if it is missing. Throws if that fails. */
export function ensureBrowser(): void;
