/**
 * The CSS family name of an @fontsource package: `anek-latin` → `Anek Latin`. Family names are matched without regard
 * to case (CSS Fonts 4 §5.1), and our own `@font-face` rules use the same function.
 */
export function familyName(packageName: string): string {
  return packageName
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The CSS family that stands in for a typeface while its file is on the way: `Noto Sans Fallback`. */
export const fallbackFamily = (family: string): string => `${family} Fallback`;
