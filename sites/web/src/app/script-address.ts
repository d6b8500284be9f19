interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

/**
 * The address of a script that a page runs, from a policy that makes this address and no other: the page's Content-Security-Policy
 * knows the policy by its name, and lets each be created once.
 */
export function scriptAddress(policyName: string, address: string): string {
  // Not in the compiler's library yet (W3C, Trusted Types).
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  return trustedTypes
    .createPolicy(policyName, { createScriptURL: () => address })
    .createScriptURL(address);
}
