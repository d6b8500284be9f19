/** Longer than the client's own timeout, so that its more precise failure comes first. */
export const serviceTimeoutMs = 20_000;
/** A slow phone can take this long for a proof. */
export const proofTimeoutMs = 100_000;
/** Spec §9: a code is requested once per second at most. */
export const sendThrottleMs = 1000;
