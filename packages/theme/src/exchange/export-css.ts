import { compileTheme } from '../compile/compile-theme.ts';
import type { DerivedTheme } from '../derive/derive-tokens.ts';

/** A theme as a style sheet of custom properties, the same bytes that the site gets, one rule a line. */
export function exportCss(theme: DerivedTheme, selector = ':root'): string {
  return `${compileTheme(theme, { selector }).replaceAll('}', '}\n').replaceAll('}\n}', '}}')}`;
}
