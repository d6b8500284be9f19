import type { SymbolName } from './symbols.ts';

/** The twenty places of every reel, in their order: each symbol has as many as the game's rules say. */
export const strip: readonly SymbolName[] = [
  ...(['ring', 'drop', 'leaf', 'ring', 'crown'] as const),
  ...(['drop', 'ring', 'star', 'leaf', 'drop'] as const),
  ...(['ring', 'leaf', 'drop', 'ring', 'crown'] as const),
  ...(['ring', 'leaf', 'star', 'drop', 'ring'] as const),
];

/** The symbol at a place, counted on over both ends. */
export const symbolAt = (place: number): SymbolName =>
  strip[((place % strip.length) + strip.length) % strip.length] ?? 'ring';

/**
 * Where a reel stops that shows a symbol. Of the places with that symbol one is as likely as another, whatever the round returns: its
 * neighbours come from the strip, as on a reel of wood, and are never chosen.
 *
 * @param round reference of the round
 */
export function stopOf(symbol: SymbolName, round: string, reel: number): number {
  const places = strip.flatMap((each, place) => (each === symbol ? [place] : []));
  return places[hashOf(`${round}/${reel}`) % places.length] ?? 0;
}

/** Where a reel stands before its first round: each another place than the last, so that no run is to be seen that nobody drew. */
export const restOf = (reel: number): number => 2 + reel;

/** FNV-1a with a last mixing, so that its lowest bits depend on every letter. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
