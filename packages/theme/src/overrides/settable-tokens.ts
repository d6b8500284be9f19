import { componentTokenNames } from '../component-lookup.ts';
import type { AnyToken } from '../component-tokens.ts';
import { lockedBecause } from './limits.ts';
import { type DtcgType, dtcgTypeOf, tokenNames } from './token-type.ts';

/** Every token of either tier that a brand may set, with its `$type`. */
export const settableTokens: readonly { readonly name: AnyToken; readonly type: DtcgType }[] = [
  ...tokenNames,
  ...componentTokenNames,
]
  .filter((name) => !lockedBecause(name))
  .flatMap((name) => {
    const type = dtcgTypeOf(name);
    return type ? [{ name, type }] : [];
  });
