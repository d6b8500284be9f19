import type { Brand } from '@livery/theme';
import { type FontCatalogue, type FontFamily, rangeTest, subsetRanges } from '@livery/theme/fonts';
import { hashOfJson } from '../hash.ts';
import { rangeOf } from './range-of.ts';
import type { Fonts } from './read-fonts.ts';
import { splitFont } from './split-font.ts';

const isSign = rangeTest(subsetRanges.currency);

/**
 * Adds a file of currency signs to each Latin typeface that `brands` name. Installed packages keep the signs in extended Latin, a
 * large file that a page would load for the one sign of its amounts.
 */
export async function withCurrencySigns(
  { catalogue, versions, splitFolder, readFont }: Fonts,
  brands: readonly Brand[],
): Promise<FontCatalogue> {
  const result: Record<string, FontFamily> = { ...catalogue };
  const faces = brands.flatMap(({ typefaces: { latin } }) =>
    latin
      ? [latin.body, latin.display].flatMap(({ family, weights }) =>
          weights.map((weight) => ({ name: family, weight })),
        )
      : [],
  );
  for (const { name, weight } of faces) {
    const family = result[name];
    const path = family?.subsets['latin-ext']?.files[weight];
    const before = family?.subsets.currency;
    if (!family || !path || before?.files[weight]) continue;
    const font = await readFont(path);
    if (!font.mayBeSplit) continue;
    const letters = font.letters().filter(isSign);
    const hash = hashOfJson([name, versions[name], weight]);
    const [part] =
      (await splitFont({ family: name, weight, path, hash, letters }, splitFolder)) ?? [];
    if (!part) continue;
    const files = { ...before?.files, [weight]: part.path };
    const currency = { unicodeRange: rangeOf(letters), files };
    result[name] = { ...family, subsets: { ...family.subsets, currency } };
  }
  return result;
}
