import type { Place } from '../document/locate.ts';
import { findingOf } from '../document/rule.ts';
import type { Diagnostic } from '../document/types.ts';
import { below, collectFindings } from '../overrides/findings.ts';
import { tokenRules } from '../overrides/token-rules.ts';
import { forbiddenNames, referencePath } from '../overrides/token-tree.ts';

/**
 * Names that lead into an object's prototype, anywhere in a document, `$extensions` and references included. Terrazzo
 * 2.7.1 builds plain objects from names: a group `__proto__` would change every object of this process.
 */
export function dangerousNames(
  document: unknown,
  file: string,
  places: ReadonlyMap<string, Place>,
): readonly Diagnostic[] {
  const findings = collectFindings(file, places);
  const tell = (pointer: string, name: string, side: 'key' | 'value') =>
    findings.add(pointer, findingOf(tokenRules.forbiddenName, { name }), side);
  const walk = (value: unknown, pointer: string): void => {
    const dangerous = referencePath(value)?.find((step) => forbiddenNames.has(step));
    if (dangerous) tell(pointer, dangerous, 'value');
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inside] of Object.entries(value)) {
      const at = below(pointer, name);
      if (forbiddenNames.has(name)) tell(at, name, 'key');
      else walk(inside, at);
    }
  };
  walk(document, '');
  return findings.list;
}
