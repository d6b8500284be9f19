/** A number from 0 up to 1. */
export type Random = () => number;

/** An endless, repeatable stream of numbers from one seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A 32-bit number from a text (FNV-1a); equal texts give equal numbers on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The stream that belongs to a purpose: adding a draw to one purpose moves no other. */
export function streamOf(seed: number, purpose: string): Random {
  return seededRandom(hashText(`${seed}/${purpose}`));
}

/** A whole number from 0 up to `count`. */
export function pickIndex(random: Random, count: number): number {
  return Math.floor(random() * count);
}

/** One item of a list that holds at least one. */
export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[pickIndex(random, items.length)] ?? items[0];
}

/** The same items in another order (Fisher–Yates). */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const rest = [...items];
  const result: Item[] = [];
  while (rest.length > 0) result.push(...rest.splice(pickIndex(random, rest.length), 1));
  return result;
}
