import type { Words } from './words.ts';

/** A sign of the table of a game with sides: the bet has won, or its stake comes back. */
export function sideSign(signs: string, t: Words): { readonly text: string } {
  return { text: t(signs === 'even' ? 'demo.sides.even' : 'demo.sides.win') };
}
