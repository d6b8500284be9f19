import { type ReactNode, use, useInsertionEffect, useRef } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { pageLanguage, ReadingLanguage, writtenIn } from '../reading/reading-language.ts';
import { Portal, Scope } from './theme-scope.styles.ts';
import { attachTheme, type ScopedTheme } from './theme-sheets.ts';

export type ThemeScopeProps = {
  /** The brand's compiled variables, written for `themeSelector(name)`. Absent: the page's own (`:root`) hold. */
  theme?: ScopedTheme;
  /** Absent: the mode around the scope holds. */
  mode?: 'light' | 'dark';
  /** `more` is high contrast, `standard` the brand's own. Absent: what the page says, else the member's system. */
  contrast?: 'more' | 'standard';
  /** BCP 47 tag. Leading and fonts follow it through `:lang()`. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  children: ReactNode;
};

/**
 * An element inside which one brand, mode, language and direction hold, overlays included. Changing the theme or the
 * mode changes custom properties and nothing else; scopes nest.
 */
export function ThemeScope({ theme, mode, contrast, lang, dir, children }: ThemeScopeProps) {
  const portal = useRef<HTMLDivElement>(null);
  const around = use(ReadingLanguage);

  // Before layout, so that nothing is measured or painted in the wrong brand.
  useInsertionEffect(() => (theme ? attachTheme(theme) : undefined), [theme]);

  return (
    <Scope
      data-part="scope"
      data-theme={theme?.name}
      data-mode={mode ?? (theme && 'light')}
      data-contrast={contrast}
      lang={lang}
      dir={dir}
    >
      <ReadingLanguage
        value={
          lang === undefined && dir === undefined
            ? around
            : writtenIn(lang ?? around ?? pageLanguage(), dir)
        }
      >
        <PortalProvider getContainer={() => portal.current}>{children}</PortalProvider>
      </ReadingLanguage>
      <Portal data-part="portal" ref={portal} data-theme-portal="" />
    </Scope>
  );
}
