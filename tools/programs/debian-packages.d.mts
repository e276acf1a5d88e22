/** Installs Debian's packages where that can be done; look for what you need afterwards. */
export function installDebianPackages(names: readonly string[], options?: { withRecommended?: boolean }): void;
