import type { Diagnostic, Parsed } from '../document/types.ts';
import { type CleanLogo, cleanLogo } from './clean-logo.ts';

/**
 * A logo of a brand. What {@link cleanLogo} removes is an error when it is unsafe: the person who put it there should know.
 * The rest is a warning.
 */
export function parseLogo(svg: string, file: string): Parsed<CleanLogo> {
  const cleaned = cleanLogo(svg, file);
  if (!cleaned.ok) return cleaned;
  const found = cleaned.value.removed.map(
    ({ what, isUnsafe, line, column }): Diagnostic => ({
      code: isUnsafe ? 'logo/unsafe' : 'logo/removed',
      severity: isUnsafe ? 'error' : 'warning',
      file,
      line,
      column,
      pointer: '',
      message: isUnsafe
        ? `The logo contains ${what}.`
        : `The logo contains ${what}, which the site removes.`,
      remedy: 'Export the logo as plain shapes.',
    }),
  );
  return found.some(({ severity }) => severity === 'error')
    ? { ok: false, diagnostics: found }
    : { ...cleaned, warnings: found };
}
