import type { FontCatalogue, FontFamily } from '@livery/theme/fonts';

/** Every installed family, for the panel to choose from; a file is loaded only where a brand uses it. */
const files = import.meta.glob<string>(
  '../node_modules/@fontsource/*/files/*-{latin,latin-ext,vietnamese,devanagari,bengali,thai}-{400,500,600,700,800}-normal.woff2',
  { query: '?url', import: 'default', eager: true },
);
const ranges = import.meta.glob<Record<string, string>>(
  '../node_modules/@fontsource/*/unicode.json',
  { import: 'default', eager: true },
);

/** The installed typefaces, as the theme package wants them: each file is an address that Vite serves. */
export const fontCatalogue: FontCatalogue = Object.fromEntries(
  Object.entries(ranges).map(([file, unicode]) => {
    const packageName = file.split('/').at(-2) ?? file;
    return [packageName, familyOf(packageName, unicode)];
  }),
);

function familyOf(packageName: string, unicode: Record<string, string>): FontFamily {
  const subsets = Object.entries(unicode).map(([subset, unicodeRange]) => {
    const start = `../node_modules/@fontsource/${packageName}/files/${packageName}-${subset}-`;
    const weights = Object.entries(files).flatMap(([file, url]) => {
      const weight =
        file.startsWith(start) && /^(\d+)-normal\.woff2$/.exec(file.slice(start.length));
      return weight ? [[weight[1], url]] : [];
    });
    return [subset, { unicodeRange, files: Object.fromEntries(weights) }];
  });
  return { family: packageName, subsets: Object.fromEntries(subsets) };
}
