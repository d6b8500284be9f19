import type { TokenValue } from '../compile/token-value.ts';
import type { AnyToken } from '../component-tokens.ts';
import { findingOf, shown } from '../document/rule.ts';
import type { Findings } from './findings.ts';
import { limitOf, translucent } from './limits.ts';
import { readCorners } from './livery-extension.ts';
import { pxOf } from './read-shadow.ts';
import { type Evaluated, type Reading, readNumber } from './reading.ts';
import { tokenRules } from './token-rules.ts';
import type { RawToken } from './token-tree.ts';
import { dtcgTypeOf, typeOfToken } from './token-type.ts';

/** What a token of either tier takes from an evaluated value; undefined if it cannot, which is told. */
export function tokenValueOf(
  name: AnyToken,
  raw: RawToken,
  read: Evaluated,
  findings: Findings,
): TokenValue | undefined {
  const type = dtcgTypeOf(name);
  if (read.type !== type) {
    // Images have no type in DTCG; they are locked, so none is read here.
    findings.add(
      raw.valuePointer,
      findingOf(tokenRules.otherType, { name, type: type ?? 'image', found: read.type }),
    );
    return undefined;
  }
  const value = read.value && asContractType(name, read.value, raw, findings);
  return value && isInRange(name, value, raw, findings) ? value : undefined;
}

function asContractType(
  name: AnyToken,
  value: TokenValue,
  raw: RawToken,
  findings: Findings,
): TokenValue | undefined {
  if (typeOfToken(name) !== 'cornerShape' || value.type !== 'dimension') return value;
  const reading: Pick<Reading, 'findings'> = { findings };
  // Corners hold plain numbers: no part of theirs is followed.
  const plain = { ...reading, part: same, nested: () => undefined } satisfies Reading;
  const errors = findings.list.length;
  const corners = readCorners(raw, plain);
  if (corners || findings.list.length > errors) return corners;
  const radius = { value: pxOf(value)[1], unit: 'px' } as const;
  if (readNumber(radius.value, raw.valuePointer, plain, 0, 999) === undefined) return undefined;
  const all = [radius, radius, radius, radius] as const;
  return { type: 'cornerShape', across: all, down: all };
}

const same = (value: unknown, pointer: string) => ({ value, pointer });

function isInRange(name: AnyToken, value: TokenValue, raw: RawToken, findings: Findings): boolean {
  if (value.type === 'color' && (value.alpha ?? 1) < 1 && !translucent.has(name)) {
    findings.add(raw.valuePointer, findingOf(tokenRules.seeThrough, { name }));
    return false;
  }
  const limit = limitOf(name);
  const { amounts, unit } = amountsOf(value);
  const outside = limit && amounts.find((amount) => amount < limit.least || amount > limit.most);
  if (!limit || outside === undefined) return true;
  findings.add(
    raw.valuePointer,
    findingOf(tokenRules.tokenRange, {
      name,
      found: shown(Number(outside.toFixed(3))),
      unit,
      least: limit.least,
      most: limit.most,
      why: limit.why,
    }),
  );
  return false;
}

function amountsOf(value: TokenValue): { amounts: readonly number[]; unit: string } {
  switch (value.type) {
    case 'dimension':
      return { amounts: pxOf(value), unit: ' px' };
    case 'duration':
      return { amounts: [value.ms], unit: ' ms' };
    case 'fontWeight':
    case 'number':
      return { amounts: [value.value], unit: '' };
    default:
      return { amounts: [], unit: '' };
  }
}
