import type { Promotion } from '@livery/api/contract/promotions';

/** Kinds of promotions, in the order in which they are offered. */
export const kinds = [
  'NEW',
  'DAILY',
  'EVENT',
  'VIP',
] as const satisfies readonly Promotion['category'][];

/** What the address of the list may hold, as anyone may have written it. */
export interface PromotionsSearch {
  readonly kind?: unknown;
}

/** What the address of one promotion may hold. */
export interface PromotionSearch {
  readonly id?: unknown;
}

/** The kind that an address asks for; undefined for all of them, and for a value that means nothing. */
export function kindIn({ kind }: PromotionsSearch): Promotion['category'] | undefined {
  return kinds.find((each) => each === kind);
}

/** The promotion that an address names; an id of digits alone is read as a number. */
export function promotionIn({ id }: PromotionSearch): string | undefined {
  const text = typeof id === 'number' ? String(id) : id;
  return typeof text === 'string' && text !== '' ? text : undefined;
}
