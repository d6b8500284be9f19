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
