import { lazyPart } from '../../app/lazy-part.tsx';
import { partStates } from '../../app/part-states.tsx';

// A guest sees what the mall has; the code of what members do with their points comes when one of them looks there.

/** See `records.tsx`. */
export const Records = lazyPart(
  'redemptions',
  async () => (await import('./records.tsx')).Records,
  partStates,
);

/** See `moves.tsx`. */
export const Moves = lazyPart(
  'points history',
  async () => (await import('./moves.tsx')).Moves,
  partStates,
);

/** See `convert.tsx`. */
export const Convert = lazyPart(
  'conversion of points',
  async () => (await import('./convert.tsx')).Convert,
  partStates,
);

/** See `redeem-part.tsx`. */
export const RedeemPart = lazyPart(
  'redemption',
  async () => (await import('./redeem-part.tsx')).RedeemPart,
  partStates,
);
