import type { ComponentToken, FallbackOf } from './component-tokens.ts';
import {
  customProperty,
  type TokenGroup,
  type TokenName,
  type TokenTypes,
  tokenTypes,
} from './contract.ts';

type Vars = {
  readonly [G in TokenGroup]: { readonly [T in keyof TokenTypes[G]]: `var(--${string})` };
};

function build(): Vars {
  const groups = Object.entries(tokenTypes).map(([group, tokens]) => [
    group,
    Object.fromEntries(
      Object.keys(tokens).map((token) => [
        token,
        `var(${customProperty(`${group}.${token}` as TokenName)})`,
      ]),
    ),
  ]);
  // Object.fromEntries forgets the keys it was given; `tokenTypes` is the proof that they are these.
  return Object.fromEntries(groups) as Vars;
}

/** The typed contract for styles: `vars.text.muted` is `var(--text-muted)`. A name outside the contract is a type error. */
export const vars: Vars = build();

/**
 * What a brand may set for one component alone: `own('button.radius', 'radius.control')` is
 * `var(--button-radius, var(--radius-control))`, so the semantic token holds where the brand sets none. Which token that is stands in
 * the list (`component-tokens.ts`), and its types hold both to it; the list itself costs a page nothing.
 */
export function own<Name extends ComponentToken>(
  name: Name,
  fallback: FallbackOf<Name>,
): `var(--${string}, var(--${string}))` {
  return `var(${customProperty(name)}, var(${customProperty(fallback)}))`;
}
