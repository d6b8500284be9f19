import type { TokenValue } from '../compile/token-value.ts';
import { isComponentToken, semanticOf } from '../component-lookup.ts';
import type { AnyToken } from '../component-tokens.ts';
import { type TokenName, tokenTypes } from '../contract.ts';

/** The types of DTCG 2025.10 that our tokens have. */
export const dtcgTypes = [
  'color',
  'dimension',
  'fontFamily',
  'fontWeight',
  'number',
  'duration',
  'cubicBezier',
  'shadow',
  'strokeStyle',
] as const;
export type DtcgType = (typeof dtcgTypes)[number];

export const isDtcgType = (name: string): name is DtcgType =>
  (dtcgTypes as readonly string[]).includes(name);

/** DTCG calls some of ours by another name, has none for pictures, and one radius where we have four corners. */
const named: Record<TokenValue['type'], DtcgType | undefined> = {
  color: 'color',
  dimension: 'dimension',
  fontFamily: 'fontFamily',
  fontWeight: 'fontWeight',
  number: 'number',
  duration: 'duration',
  cubicBezier: 'cubicBezier',
  shadow: 'shadow',
  borderStyle: 'strokeStyle',
  cornerShape: 'dimension',
  image: undefined,
};

const contract: ReadonlyMap<string, TokenValue['type']> = new Map(
  Object.entries(tokenTypes).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([name, type]) => [`${group}.${name}`, type] as const),
  ),
);

/** Every token of the contract. */
export const tokenNames = [...contract.keys()] as readonly TokenName[];

export const isTokenName = (name: string): name is TokenName => contract.has(name);

/** Of either tier: what a brand's file may name, but for its palette. */
export const isAnyToken = (name: string): name is AnyToken =>
  isTokenName(name) || isComponentToken(name);

/** What a token of either tier is. */
export function typeOfToken(name: AnyToken): TokenValue['type'] {
  const type = contract.get(semanticOf(name));
  if (!type) throw new TypeError(`Unknown token ${JSON.stringify(name)}.`);
  return type;
}

/** The `$type` of a token of either tier in a DTCG file; undefined for pictures, which have none. */
export const dtcgTypeOf = (name: AnyToken): DtcgType | undefined => named[typeOfToken(name)];
