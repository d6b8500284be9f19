export { ThemeScope, type ThemeScopeProps } from './theme-scope.tsx';
export { attachTheme, type ScopedTheme, themeSelector } from './theme-sheets.ts';
