import { useInsertionEffect } from 'react';
import { PageScope, type PageScopeProps } from './page-scope.tsx';
import { attachTheme, type ScopedTheme } from './theme-sheets.ts';

export type ThemeScopeProps = PageScopeProps & {
  /** The brand's compiled variables, written for `themeSelector(name)`. Absent: the page's own (`:root`) hold. */
  theme?: ScopedTheme;
  /** Absent: the mode around the scope holds. */
  mode?: 'light' | 'dark';
  /** `more` is high contrast, `standard` the brand's own. Absent: what the page says, else the member's system. */
  contrast?: 'more' | 'standard';
};

/**
 * An element inside which one brand, mode, language and direction hold, overlays included. Changing the theme or the
 * mode changes custom properties and nothing else; scopes nest.
 */
export function ThemeScope({ theme, mode, contrast, ...page }: ThemeScopeProps) {
  // Before layout, so that nothing is measured or painted in the wrong brand.
  useInsertionEffect(() => (theme ? attachTheme(theme) : undefined), [theme]);
  const marks = {
    'data-theme': theme?.name,
    'data-mode': mode ?? (theme && 'light'),
    'data-contrast': contrast,
  };
  return <PageScope {...marks} {...page} />;
}
