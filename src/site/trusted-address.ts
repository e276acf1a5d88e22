declare global {
  interface Window {
    /** Not in every browser, and not yet in TypeScript's types. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL(address: string): unknown };
    };
  }
}

const trusted = new Map<string, unknown>();

/** A worker's address, as the CSP wants it: of a policy of its own, which allows nothing else and is made once. */
export function trustedAddress(policy: 'offline' | 'search', address: string): string {
  if (!trusted.has(policy)) {
    const made = window.trustedTypes?.createPolicy(policy, { createScriptURL: () => address });
    trusted.set(policy, made?.createScriptURL(address) ?? address);
  }
  return trusted.get(policy) as string;
}
