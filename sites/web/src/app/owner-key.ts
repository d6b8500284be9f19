import { memberKey } from './member-key.ts';

/** Begins the key of offers: a member who takes a break is shown none, so what a guest was shown is not theirs. */
export const ownerKey = (isMember: boolean) => (isMember ? memberKey : (['guest'] as const));
