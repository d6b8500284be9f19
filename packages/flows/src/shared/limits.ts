/** Longer than the client waits, so that its own, better answer comes first. */
export const serviceTimeoutMs = 20_000;
/** A slow phone may work this long on a proof. */
export const proofTimeoutMs = 100_000;
