export { ThemeScope, type ThemeScopeProps } from './theme-scope.tsx';
export { type ScopedTheme, themeSelector } from './theme-sheets.ts';
