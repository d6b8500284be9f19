import type { Place } from '../document/locate.ts';
import { findingOf } from '../document/rule.ts';
import type { Diagnostic } from '../document/types.ts';
import { below, isRecord } from '../overrides/findings.ts';
import { importRules } from './import-rules.ts';

/** A file of Tokens Studio's older format, which has `value` and `type` where DTCG has `$value` and `$type`. */
export function legacyFormat(
  document: unknown,
  file: string,
  places: ReadonlyMap<string, Place>,
): readonly Diagnostic[] {
  const pointer = firstLegacy(document, '');
  if (pointer === undefined || hasToken(document)) return [];
  const place = places.get(pointer);
  const { line, column } = place?.key ?? place?.value ?? { line: 1, column: 1 };
  return [{ ...findingOf(importRules.legacy, {}), file, line, column, pointer }];
}

function firstLegacy(value: unknown, pointer: string): string | undefined {
  if (!isRecord(value)) return undefined;
  if (Object.hasOwn(value, 'value') && typeof value.type === 'string') return pointer;
  for (const [name, part] of Object.entries(value)) {
    const found = name.startsWith('$') ? undefined : firstLegacy(part, below(pointer, name));
    if (found !== undefined) return found;
  }
  return undefined;
}

const hasToken = (value: unknown): boolean =>
  isRecord(value) &&
  (Object.hasOwn(value, '$value') || Object.values(value).some((part) => hasToken(part)));
