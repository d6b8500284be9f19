import { type AnyToken, type ComponentToken, componentTokens } from './component-tokens.ts';
import type { TokenName } from './contract.ts';

const fallbacks: ReadonlyMap<string, TokenName> = new Map(
  Object.entries(componentTokens).flatMap(([component, tokens]) =>
    Object.entries(tokens).map(([token, fallback]) => [`${component}.${token}`, fallback] as const),
  ),
);

/** Every component token, component by component. */
export const componentTokenNames = [...fallbacks.keys()] as readonly ComponentToken[];

export const isComponentToken = (name: string): name is ComponentToken => fallbacks.has(name);

/** What gives a token its type, its range and, where it is not set, its value; a semantic token is its own. */
export function semanticOf(name: AnyToken): TokenName {
  // What is not in the map is no component token, and so a semantic one.
  return fallbacks.get(name) ?? (name as TokenName);
}
