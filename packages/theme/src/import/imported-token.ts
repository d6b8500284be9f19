import type { TokenNormalized } from '@terrazzo/parser';
import type { TokenValue } from '../compile/token-value.ts';
import { collectFindings, isRecord } from '../overrides/findings.ts';
import { extensionKey } from '../overrides/livery-extension.ts';
import { colorObject } from '../overrides/read-color-value.ts';
import { pxOf } from '../overrides/read-shadow.ts';
import { readValue } from '../overrides/read-value.ts';
import type { Reading } from '../overrides/reading.ts';
import { isDtcgType } from '../overrides/token-type.ts';
import { nameWords } from './name-words.ts';

/** A token of somebody else's file, as the rules look at it. */
export interface ImportedToken {
  readonly name: string;
  readonly type: string;
  readonly words: readonly string[];
  /** JSON Pointer in its file. */
  readonly pointer: string;
  /** As it is written into a tokens.json of ours. */
  readonly written: { readonly $type: string; readonly $value: unknown };
  /** Why the value is not one of its type, if it is not. */
  readonly wrong?: string;
  /** `#rrggbb` of an opaque colour. */
  readonly hex?: string;
  /** px of a dimension, ms of a duration. */
  readonly amount?: number;
  readonly families?: readonly string[];
}

/** Terrazzo resolves and normalises values and does not judge them; our own readers do. */
export function importedToken(token: TokenNormalized): ImportedToken {
  const { id: name, jsonID, $type: type } = token;
  // Third-party input: Terrazzo's types do not guarantee its shape.
  const written: unknown = token.$value;
  const findings = collectFindings(name, new Map());
  const reading: Reading = {
    findings,
    part: (value, pointer) => ({ value, pointer }),
    nested: (value, pointer, nestedType) =>
      readValue[nestedType](withoutHex(value), pointer, reading),
  };
  const value = isDtcgType(type)
    ? readValue[type](withoutHex(written), '', reading)?.value
    : undefined;
  const wrong = findings.list[0]?.message;
  return {
    name,
    type,
    words: nameWords(name),
    pointer: jsonID.replace(/^#/, ''),
    written: { $type: type, $value: rewritten(value, written), ...ownExtension(token.$extensions) },
    ...(wrong ? { wrong } : {}),
    ...readable(value),
  };
}

/** Only a fallback for the components, and often shorter than DTCG 2025.10 allows. */
function withoutHex(value: unknown): unknown {
  if (!isRecord(value) || !Object.hasOwn(value, 'components')) return value;
  const { hex: _, ...color } = value;
  return color;
}

const rewritten = (value: TokenValue | undefined, written: unknown): unknown =>
  value?.type === 'color' ? colorObject(value.hex, value.alpha) : written;

function ownExtension(extensions: unknown): object {
  if (!isRecord(extensions) || !Object.hasOwn(extensions, extensionKey)) return {};
  return { $extensions: { [extensionKey]: extensions[extensionKey] } };
}

function readable(
  value: TokenValue | undefined,
): Pick<ImportedToken, 'hex' | 'amount' | 'families'> {
  switch (value?.type) {
    case 'color':
      return (value.alpha ?? 1) < 1 ? {} : { hex: value.hex };
    case 'dimension':
      return { amount: pxOf(value)[1] };
    case 'duration':
      return { amount: value.ms };
    case 'fontFamily':
      return { families: value.families };
    default:
      return {};
  }
}
