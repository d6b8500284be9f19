import type { TokenValue } from '../compile/token-value.ts';
import { findingOf, shown } from '../document/rule.ts';
import { below, type Findings, quoted } from './findings.ts';
import { tokenRules } from './token-rules.ts';
import type { DtcgType } from './token-type.ts';

/** What an alias or a value comes to. Without `value`: a derived one, not known before a theme is given. */
export interface Evaluated {
  readonly type: DtcgType;
  readonly value?: TokenValue;
}

/** How a reader of values looks at its file. */
export interface Reading {
  readonly findings: Findings;
  /** A part of a value, `$ref` followed; undefined if that leads nowhere, which is told. */
  part(value: unknown, pointer: string): { value: unknown; pointer: string } | undefined;
  /** A part that is a value by itself or an alias of a token: the colour of a shadow. Undefined if wrong, which is told. */
  nested(value: unknown, pointer: string, type: DtcgType): Evaluated | undefined;
}

export const isFiniteNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Tells what was expected; returns undefined, so that a reader can end with it. */
export function wrongType(
  value: unknown,
  pointer: string,
  { findings }: Reading,
  expected: string,
  example: string,
): undefined {
  findings.add(pointer, findingOf(tokenRules.badValue, { expected, found: shown(value), example }));
}

/** A number between two others, itself included; `$ref` followed. */
export function readNumber(
  written: unknown,
  at: string,
  reading: Reading,
  least = -Infinity,
  most = Infinity,
): number | undefined {
  const part = reading.part(written, at);
  if (!part) return undefined;
  const { value, pointer } = part;
  if (!isFiniteNumber(value)) return wrongType(value, pointer, reading, 'a number', '0.5');
  if (value >= least && value <= most) return value;
  reading.findings.add(
    pointer,
    findingOf(tokenRules.numberRange, { least, most, found: shown(value) }),
  );
  return undefined;
}

/** Tells of members that a value of this kind does not have. */
export function checkMembers(
  value: Readonly<Record<string, unknown>>,
  legal: readonly string[],
  pointer: string,
  { findings }: Pick<Reading, 'findings'>,
): void {
  for (const name of Object.keys(value)) {
    if (legal.includes(name)) continue;
    const near = findings.near(name, legal);
    findings.add(
      below(pointer, name),
      near
        ? findingOf(tokenRules.misspeltField, { name, near })
        : findingOf(tokenRules.unknownField, { name, legal: quoted(legal) }),
      'key',
    );
  }
}
