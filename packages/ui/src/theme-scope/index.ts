export { PageScope, type PageScopeProps } from './page-scope.tsx';
export { ThemeScope, type ThemeScopeProps } from './theme-scope.tsx';
export { attachTheme, type ScopedTheme, themeSelector } from './theme-sheets.ts';
