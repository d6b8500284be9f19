import { languages } from '@livery/i18n/languages';
import { type Merchant, resolve } from '@livery/merchant';
import { type Brand, type Script, scripts } from '@livery/theme';
import { type Diagnostic, placeFindings } from '@livery/theme/diagnostic';
import { checkTypefaces, type TypefaceNeeds } from '@livery/theme/fonts';
import type { Fonts } from './read-fonts.ts';

/** A brand as it was read from its folder. */
export interface BrandInFolder {
  readonly brand: Brand;
  /** As findings name it: `themes/mayura`. */
  readonly folder: string;
  /** What its files say, for the line and column of a finding. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * What each brand's typefaces cannot do that its merchants need. What two merchants of one brand both lack is told
 * once. A merchant whose brand is not among `brands` (by folder name) is passed over: that was told before.
 */
export async function checkMerchantTypefaces(
  brands: ReadonlyMap<string, BrandInFolder>,
  merchants: readonly Merchant[],
  fonts: Fonts,
): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  const asked = new Set<string>();
  for (const merchant of merchants) {
    const brand = brands.get(merchant.theme);
    const needs = needsOf(merchant);
    const question = JSON.stringify([merchant.theme, needs]);
    if (!brand || asked.has(question)) continue;
    asked.add(question);
    found.push(...(await check(brand, needs, fonts)));
  }
  const once = new Map(found.map((one) => [`${one.file} ${one.pointer} ${one.message}`, one]));
  return [...once.values()];
}

/** The same for a brand that no merchant has yet: every script that it names must work in its commonest language. */
export function checkBrandTypefaces(brand: BrandInFolder, fonts: Fonts): Promise<Diagnostic[]> {
  const named = scripts.filter((script) => brand.brand.typefaces[script]);
  return check(brand, { languages: named.map((script) => commonest[script]) }, fonts);
}

const commonest: Record<Script, string> = {
  latin: 'en',
  devanagari: 'hi',
  bengali: 'bn',
  thai: 'th',
  arabic: 'ar',
  tamil: 'ta',
  telugu: 'te',
};

async function check(
  { brand, folder, texts }: BrandInFolder,
  needs: TypefaceNeeds,
  fonts: Fonts,
): Promise<Diagnostic[]> {
  const file = `${folder}/brand.json`;
  const found = await checkTypefaces(brand, needs, { ...fonts, file });
  return placeFindings(found, texts.get(file) ?? '');
}

function needsOf(merchant: Merchant): TypefaceNeeds {
  return {
    languages: merchant.languages.map((code) => languages[code].tag),
    currencySymbol: resolve('currencySymbol', { merchant }),
    nativeDigits: merchant.nativeDigits,
  };
}
