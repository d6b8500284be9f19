import type { ComponentToken, FallbackOf } from './component-tokens.ts';
import { customProperty, type TokenGroup, type TokenName, type TokenTypes } from './contract.ts';

type Vars = {
  readonly [G in TokenGroup]: { readonly [T in keyof TokenTypes[G]]: `var(--${string})` };
};

/**
 * The typed contract for styles: `vars.text.muted` is `var(--text-muted)`. A name outside the contract is a type error, which is
 * why names are made when they are read: the list itself costs a page nothing.
 */
export const vars = named(
  (group) => named((token) => `var(${customProperty(`${group}.${token}` as TokenName)})`),
  // The proxies answer to every name; which there are is the contract's to say.
) as unknown as Vars;

/** An object whose properties are made of their names, when they are first read. */
function named<Made>(make: (name: string) => Made): Readonly<Record<string, Made>> {
  const made = new Map<string | symbol, Made>();
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (!made.has(name)) made.set(name, make(String(name)));
        return made.get(name);
      },
    },
  );
}

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
