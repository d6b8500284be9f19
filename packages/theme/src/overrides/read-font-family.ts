import { findingOf, shown } from '../document/rule.ts';
import { below } from './findings.ts';
import { type Evaluated, type Reading, wrongType } from './reading.ts';
import { tokenRules } from './token-rules.ts';

/** The second follows every list by itself, and says as much as the first. */
const generic = new Set(['system-ui', 'sans-serif']);
const mostFamilies = 8;

/** One family name or several in order (DTCG 2025.10 Format §8.3). */
export function readFontFamily(
  value: unknown,
  pointer: string,
  reading: Reading,
): Evaluated | undefined {
  const many = Array.isArray(value);
  const written: readonly unknown[] = many ? value : [value];
  if (written.length === 0 || written.length > mostFamilies) {
    return wrongType(value, pointer, reading, `1 to ${mostFamilies} names`, '["Noto Sans"]');
  }
  const families = written.map((item, index) =>
    readName(item, many ? below(pointer, index) : pointer, reading),
  );
  if (!families.every((family) => family !== undefined)) return undefined;
  const named = families.filter((family) => !generic.has(family));
  return { type: 'fontFamily', value: { type: 'fontFamily', families: named } };
}

function readName(written: unknown, at: string, reading: Reading): string | undefined {
  const part = reading.part(written, at);
  if (!part) return undefined;
  const { value, pointer } = part;
  if (typeof value !== 'string') {
    return wrongType(value, pointer, reading, 'the name of a typeface', '"Noto Sans"');
  }
  if (/^[\p{L}\p{N}][\p{L}\p{M}\p{N} '_.-]{0,59}$/u.test(value)) return value;
  reading.findings.add(pointer, findingOf(tokenRules.fontName, { found: shown(value) }));
  return undefined;
}
