import { findingOf } from '../document/rule.ts';
import type { Diagnostic, Parsed } from '../document/types.ts';
import { type CleanLogo, cleanLogo } from './clean-logo.ts';
import { logoRules } from './logo-rules.ts';

/**
 * A logo of a brand. What {@link cleanLogo} removes is an error when it is unsafe: the person who put it there should know.
 * The rest is a warning.
 */
export function parseLogo(svg: string, file: string): Parsed<CleanLogo> {
  const cleaned = cleanLogo(svg, file);
  if (!cleaned.ok) return cleaned;
  const found = cleaned.value.removed.map(
    ({ what, isUnsafe, line, column }): Diagnostic => ({
      ...findingOf(isUnsafe ? logoRules.unsafe : logoRules.removed, { what }),
      file,
      line,
      column,
      pointer: '',
    }),
  );
  return found.some(({ severity }) => severity === 'error')
    ? { ok: false, diagnostics: found }
    : { ...cleaned, warnings: found };
}
