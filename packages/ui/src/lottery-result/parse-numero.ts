/** A drawn number ready to show: at most six items, and how many were left out. */
export type Numero = {
  shown: readonly string[];
  /** Items beyond the sixth; 0 when all are shown. */
  more: number;
  /** Every item, for the accessible name. */
  all: readonly string[];
};

/** A result's row holds this many digits or items (spec §2). */
const shownAtMost = 6;

/**
 * The platform's `numero` as digits or items: `12345` and `123-45` are digits, `1,5,6` and `01 02 10` are items.
 * `null` for nothing, as before the first draw, and for text without any digit or letter.
 */
export function parseNumero(numero: string | null | undefined): Numero | null {
  const text = numero?.trim() ?? '';
  const items = text.split(/[\s,;|]+/u).filter((item) => /[\p{L}\p{N}]/u.test(item));
  if (items.length === 0) return null;
  // One item alone is a string of digits; a dash in it only groups them.
  const [only = ''] = items;
  const all = items.length === 1 ? [...only.replace(/[^\p{L}\p{N}]/gu, '')] : items;
  return { shown: all.slice(0, shownAtMost), more: Math.max(0, all.length - shownAtMost), all };
}
