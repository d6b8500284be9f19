import type {
  RedeemProblems,
  RedeemRequest,
  RedeemStart,
  RedeemValues,
} from './point-redeem.types.ts';

/** Maximum characters of an address. */
const maxAddress = 300;

/** Values without the spaces around them. */
export function trimmed({ quantity, address, password }: RedeemValues): RedeemValues {
  return { quantity, address: address.trim(), password: password.trim() };
}

/** Whether an item is sent to an address: goods are, a gift comes as a message. */
export function needsAddress(start: RedeemStart | undefined): boolean {
  return start?.reward?.type === 'GOODS';
}

/** The points that a quantity costs, and those that are left; negative when there are too few. */
export function costOf(start: RedeemStart | undefined, quantity: number) {
  const points = (start?.reward?.points ?? 0) * quantity;
  return { points, left: (start?.points ?? 0) - points };
}

/** The maximum quantity now: by the mall's rule, the stock and the member's points. */
export function mostOf(start: RedeemStart | undefined): number {
  const reward = start?.reward;
  if (!start || !reward) return 0;
  // an item that costs no points would divide by zero
  const affordable = reward.points > 0 ? Math.floor(start.points / reward.points) : Infinity;
  return Math.max(0, Math.min(reward.maxQuantity, reward.stock, affordable));
}

/** Whole pieces within rule, stock and points, an address for goods, a password. */
export function problemsOf(start: RedeemStart | undefined, values: RedeemValues): RedeemProblems {
  const { quantity, address, password } = trimmed(values);
  const wrong = quantityProblem(start, quantity);
  return {
    ...(wrong ? { quantity: wrong } : {}),
    ...(needsAddress(start) && address === '' ? { address: 'required' as const } : {}),
    ...(needsAddress(start) && address.length > maxAddress ? { address: 'tooLong' as const } : {}),
    ...(password === '' ? { password: 'required' as const } : {}),
  };
}

function quantityProblem(
  start: RedeemStart | undefined,
  quantity: number,
): RedeemProblems['quantity'] {
  const reward = start?.reward;
  if (!Number.isSafeInteger(quantity) || quantity < 1) return 'notWhole';
  if (!reward || quantity > reward.stock) return 'outOfStock';
  if (quantity > reward.maxQuantity) return 'tooMany';
  if (costOf(start, quantity).left < 0) return 'tooFewPoints';
  return undefined;
}

/** What is sent: an address goes with goods alone. */
export function requestOf(
  rewardId: string,
  start: RedeemStart | undefined,
  { quantity, address, password }: RedeemValues,
): RedeemRequest {
  return { rewardId, quantity, password, ...(needsAddress(start) ? { address } : {}) };
}
