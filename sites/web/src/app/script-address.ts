interface Policy {
  readonly createScriptURL: (address: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => Policy;
}

/** By name. The shell asks again when it comes back after maintenance. */
const policies = new Map<string, Policy>();

/**
 * The address of a script that a page runs, from a policy that makes this address and no other: the page's Content-Security-Policy
 * knows the policy by its name, and lets each be created once.
 */
export function scriptAddress(policyName: string, address: string): string {
  // Not in the compiler's library yet (W3C, Trusted Types).
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  const policy =
    policies.get(policyName) ??
    trustedTypes.createPolicy(policyName, { createScriptURL: () => address });
  policies.set(policyName, policy);
  return policy.createScriptURL(address);
}
