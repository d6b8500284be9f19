import { type ComponentName, type ComponentToken, componentTokens } from './component-tokens.ts';
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

type Own = {
  readonly [C in ComponentName]: {
    readonly [T in keyof (typeof componentTokens)[C]]: `var(--${string}, var(--${string}))`;
  };
};

function buildOwn(): Own {
  const components = Object.entries(componentTokens).map(([component, tokens]) => [
    component,
    Object.fromEntries(
      Object.entries(tokens).map(([token, fallback]) => [
        token,
        // The list's own keys make a component token's name.
        `var(${customProperty(`${component}.${token}` as ComponentToken)}, var(${customProperty(fallback)}))`,
      ]),
    ),
  ]);
  // Object.fromEntries forgets the keys it was given; `componentTokens` is the proof that they are these.
  return Object.fromEntries(components) as Own;
}

/**
 * What a brand may set for one component alone: `own.button.radius` is `var(--button-radius, var(--radius-control))`, so the
 * semantic token holds where the brand sets none. A component reads its own, never another's.
 */
export const own: Own = buildOwn();
